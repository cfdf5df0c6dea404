import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

const monthsAhead = 1

/** Of this month and the next one, those that the tallies have no partitions of: their first days. */
export async function listMissingMonths(tx: MemberTx, nowMs: number): Promise<readonly string[]> {
  const { rows } = await sql<{ month: string }>`
    select month::text from (
      select (date_trunc('month', ${instant(nowMs)} at time zone 'Asia/Manila') + make_interval(months => n))::date as month
      from generate_series(0, ${monthsAhead}::integer) n
    ) m
    where to_regclass('tally_money_' || to_char(month, 'YYYY_MM')) is null order by month`.execute(tx)
  return rows.map(({ month }) => month)
}

/** Makes the partitions of a month, and moves into them what was kept for it before they were there. */
export async function openMonth(tx: MemberTx, month: string): Promise<void> {
  await sql`select open_tally_month(${month}::date)`.execute(tx)
}

/** Drops the partitions of the months before a day, and what was kept for them in none. */
export async function dropMonthsBefore(tx: MemberTx, day: string): Promise<void> {
  await sql`select drop_tally_months(${day}::date)`.execute(tx)
}
