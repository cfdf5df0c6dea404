import { isGamePage } from '../../../shared/isGamePage.ts'
import { checkPointPassed } from './deadline.ts'
import { isTimed, type TimedQuestion } from './isTimed.ts'

interface WarningQuestion extends TimedQuestion {
  readonly path: string
  readonly isJustSignedIn: boolean
  /** The first look at one's own page in this visit. */
  readonly isFirstLook: boolean
  /** The check point that was last warned of, in hours. */
  readonly warnedAt: number
}

/**
 * Whether somebody is told now how much time is left. On the pages of KYC the time is in sight already, and whoever is in a
 * game hears of it once they have left.
 */
export function isWarningDue(question: WarningQuestion): boolean {
  const { createdAtMs, nowMs, path, isJustSignedIn, isFirstLook, warnedAt } = question
  if (path.startsWith('/s-kyc') || isGamePage(path) || !isTimed(question)) return false
  return isJustSignedIn || isFirstLook || checkPointPassed(createdAtMs, nowMs) > warnedAt
}
