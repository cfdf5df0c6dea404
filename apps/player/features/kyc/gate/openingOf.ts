import { type Gate, type Jurisdiction, kycName, passes } from '@saya/contract/gates.ts'

/**
 * What verification does for play and deposits: they are open and stay so, they open once it is sent, or once it is
 * approved. Withdrawals always wait for the approval.
 */
export type Opening = 'kept' | 'onceSent' | 'onceApproved'

export interface OpeningQuestion {
  readonly standing: unknown
  readonly jurisdiction?: Jurisdiction | undefined
  /** The gate that a deposit goes through where the app is open. */
  readonly depositBy: Gate
}

/** Nothing where play is open and that deposit is not: none of the three is true then. */
export function openingOf({ standing, jurisdiction, depositBy }: OpeningQuestion): Opening | undefined {
  if (passes('play', standing, jurisdiction)) return passes(depositBy, standing, jurisdiction) ? 'kept' : undefined
  // Whoever sends it after the deadline waits for the decision.
  const isLate = kycName(standing) === 'frozen'
  return !isLate && passes('play', 'under_review', jurisdiction) ? 'onceSent' : 'onceApproved'
}
