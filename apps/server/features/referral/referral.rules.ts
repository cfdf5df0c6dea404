/** The member whom a link names, by their number; nothing where it is no number. */
export function readReferrer(code: string): bigint | undefined {
  return /^\d{1,18}$/.test(code) ? BigInt(code) : undefined
}

/** The channel that a link says: digits. A channel with a name is of our own codes alone, so that nobody writes themselves into one. */
export function readChannel(said: string): string {
  return /^\d+$/.test(said) ? said : ''
}

export interface ReferralNames {
  readonly uid: bigint
  readonly code: string
  /** Whom it names, if anybody. */
  readonly named: bigint | undefined
  /** Whether that is a member. */
  readonly isKnown: boolean
}

export type ReferralState = 'named' | 'self' | 'unknown' | 'channel'

/** How a registration stands that a link named somebody for. Whoever names themselves is kept, and marked. */
export function referralState({ uid, code, named, isKnown }: ReferralNames): ReferralState {
  if (code === '') return 'channel'
  if (named === uid) return 'self'
  return isKnown ? 'named' : 'unknown'
}
