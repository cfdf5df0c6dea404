import { sql } from 'kysely'
import type { AppTx, MemberTx } from '../../platform/db/database.ts'
import {
  countByDay,
  countTimes,
  type DayCount,
  type DayTally,
  type DurationCount,
} from '../../platform/db/dayFigures.ts'
import { instant } from '../../platform/db/instant.ts'

export function countDepositsByDay(tx: MemberTx, sinceMs: number): Promise<readonly DayCount[]> {
  return countByDay(tx, 'deposit', sinceMs)
}

export function countDepositTimes(tx: MemberTx, sinceMs: number): Promise<readonly DurationCount[]> {
  return countTimes(tx, 'deposit', sinceMs)
}

/** The breaks that people credited on each day since then: money that came in, and is no deposit's. */
export async function countCreditedBreaksByDay(tx: AppTx, sinceMs: number): Promise<readonly DayTally[]> {
  const { rows } = await sql<DayTally>`
    select to_char(date, 'YYYY-MM-DD') as day, count, amount from (
      select (closed_at + interval '8 hours')::date as date, count(*) as count, sum(amount)::bigint as amount
      from payment_break where state = 'credited' and closed_at >= ${instant(sinceMs)} group by 1) counted`.execute(tx)
  return rows
}
