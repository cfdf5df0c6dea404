import type { MemberTx } from '../../platform/db/database.ts'
import { countByDay, countTimes, type DayCount, type DurationCount } from '../../platform/db/dayFigures.ts'

export function countDepositsByDay(tx: MemberTx, sinceMs: number): Promise<readonly DayCount[]> {
  return countByDay(tx, 'deposit', sinceMs)
}

export function countDepositTimes(tx: MemberTx, sinceMs: number): Promise<readonly DurationCount[]> {
  return countTimes(tx, 'deposit', sinceMs)
}
