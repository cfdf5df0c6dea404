import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import type { DayTally } from '../../platform/db/dayFigures.ts'
import { instant } from '../../platform/db/instant.ts'

/** What one schema's members were credited for vouchers on each day since then. */
export async function countVouchersByDay(tx: MemberTx, sinceMs: number): Promise<readonly DayTally[]> {
  const { rows } = await sql<DayTally>`
    select to_char(date, 'YYYY-MM-DD') as day, count, amount from (
      select (credited_at + interval '8 hours')::date as date, count(*) as count, sum(amount)::bigint as amount
      from voucher_credit where credited_at >= ${instant(sinceMs)} group by 1) counted`.execute(tx)
  return rows
}
