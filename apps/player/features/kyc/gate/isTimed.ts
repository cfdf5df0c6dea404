import { type Jurisdiction, kycName } from '@saya/contract/gates.ts'
import { isPastDeadline } from './deadline.ts'
import { openingOf } from './openingOf.ts'

export interface TimedQuestion {
  readonly standing: unknown
  readonly jurisdiction?: Jurisdiction | undefined
  readonly createdAtMs: number
  readonly nowMs: number
}

/** Whose account the deadline restricts. */
const restricted = ['unset', 'basic_account', 'rejected']

/**
 * Whether the time to be verified is still running for somebody, so that it may be counted down. It is not where all that it
 * closes waits for the approval anyway, nor while we look at what was sent.
 */
export function isTimed({ standing, jurisdiction, createdAtMs, nowMs }: TimedQuestion): boolean {
  if (!restricted.includes(kycName(standing)) || isPastDeadline(createdAtMs, nowMs)) return false
  return openingOf({ standing, jurisdiction, depositBy: 'deposit' }) !== 'onceApproved'
}
