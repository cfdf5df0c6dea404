import type { MemberTx } from '../../platform/db/database.ts'
import { countByDay, countTimes, type DayCount, type DurationCount } from '../../platform/db/dayFigures.ts'

export function countWithdrawalsByDay(tx: MemberTx, sinceMs: number): Promise<readonly DayCount[]> {
  return countByDay(tx, 'withdrawal', sinceMs)
}

export function countWithdrawalTimes(tx: MemberTx, sinceMs: number): Promise<readonly DurationCount[]> {
  return countTimes(tx, 'withdrawal', sinceMs)
}
