/** Why a member may not play. The gravest comes first: of several that hold at once it is the one a member is told of. */
export const gateCauses = ['exclusion', 'time_out', 'staff', 'review', 'rest', 'reality_check', 'kyc'] as const

export type GateCause = (typeof gateCauses)[number]

/**
 * What a cause can close. Withdrawals, records, verification and support are none of these, so nothing closes them here; nor
 * are messages that tell of a service: `message` is what wants somebody to play.
 */
export const gatedActs = ['deposit', 'play', 'bonus', 'points', 'offer', 'message'] as const

export type GatedAct = (typeof gatedActs)[number]
