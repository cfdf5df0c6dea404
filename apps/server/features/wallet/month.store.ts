import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

const monthsAhead = 2

/** Of this month and the next ones, those that the journal has no partition of: their first days. */
export async function listMissingMonths(tx: MemberTx, nowMs: number): Promise<readonly string[]> {
  const { rows } = await sql<{ month: string }>`
    select month::text from (
      select (date_trunc('month', ${instant(nowMs)}) + make_interval(months => n))::date as month
      from generate_series(0, ${monthsAhead}::integer) n
    ) m
    where to_regclass('journal_' || to_char(month, 'YYYY_MM')) is null order by month`.execute(tx)
  return rows.map(({ month }) => month)
}

/** So many are made in a minute; the rest waits for the next. */
const mostBeyond = 12

/** The months of what a clock that ran ahead posted, which are not there yet. */
export async function listMonthsBeyond(tx: MemberTx): Promise<readonly string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct date_trunc('month', at)::date::text as month from journal_beyond order by 1 limit ${mostBeyond}`.execute(
    tx,
  )
  return rows.map(({ month }) => month)
}

/** Makes the partition of a month, and moves into it what was posted for it by a clock that ran ahead. */
export async function openMonth(tx: MemberTx, month: string): Promise<void> {
  await sql`select open_journal_month(${month}::date)`.execute(tx)
}

/** Makes the partitions of the journal for this month and the next ones, where they are missing. */
export async function openMonths(tx: MemberTx, nowMs: number): Promise<void> {
  for (const month of await listMissingMonths(tx, nowMs)) await openMonth(tx, month)
}
