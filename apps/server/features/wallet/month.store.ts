import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

const monthsAhead = 2

/** Makes the partitions of the journal for this month and the next ones, where they are missing. */
export async function openMonths(tx: MemberTx, nowMs: number): Promise<void> {
  await sql`
    select open_journal_month(month) from (
      select (date_trunc('month', ${instant(nowMs)}) + make_interval(months => n))::date as month
      from generate_series(0, ${monthsAhead}::integer) n
    ) m
    where to_regclass('journal_' || to_char(month, 'YYYY_MM')) is null`.execute(tx)
}
