import { kycName } from '@saya/contract/gates.ts'
import { isGamePage } from '../../../shared/isGamePage.ts'
import { checkPointPassed, isPastDeadline } from './deadline.ts'

interface WarningQuestion {
  readonly standing: unknown
  readonly createdAtMs: number
  readonly nowMs: number
  readonly path: string
  readonly isJustSignedIn: boolean
  /** The first look at one's own page in this visit. */
  readonly isFirstLook: boolean
  /** The check point that was last warned of, in hours. */
  readonly warnedAt: number
}

/** Whose account the deadline restricts. */
const restricted = ['unset', 'basic_account', 'rejected']

/**
 * Whether somebody is told now how much time is left. On the pages of KYC the time is in sight already, and whoever is in a
 * game hears of it once they have left.
 */
export function isWarningDue(question: WarningQuestion): boolean {
  const { standing, createdAtMs, nowMs, path, isJustSignedIn, isFirstLook, warnedAt } = question
  if (path.startsWith('/s-kyc') || isGamePage(path) || !mayBeWarned(standing, createdAtMs, nowMs)) return false
  return isJustSignedIn || isFirstLook || checkPointPassed(createdAtMs, nowMs) > warnedAt
}

export function mayBeWarned(standing: unknown, createdAtMs: number, nowMs: number): boolean {
  return restricted.includes(kycName(standing)) && !isPastDeadline(createdAtMs, nowMs)
}
