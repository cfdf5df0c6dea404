import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

/** The readers that write the tallies. */
const tallyReaders = ['bet', 'money']

/**
 * Of the days until this one that have no end yet, notes the transaction behind the last one that has begun by now. What
 * is posted for such a day after that is posted too late.
 */
export async function noteEnds(tx: MemberTx, untilDay: string): Promise<void> {
  await sql`
    insert into tally_end (day, tx)
    select day::date, pg_snapshot_xmax(pg_current_snapshot())
    from generate_series(
      coalesce((select max(day) + 1 from tally_end), ${untilDay}::date)::timestamp, ${untilDay}::timestamp, interval '1 day') day
    on conflict (day) do nothing`.execute(tx)
}

/** Finds whole what is: all transactions before the end of the day have ended, and every reader has read them. */
export async function noteWholeDays(tx: MemberTx, nowMs: number): Promise<void> {
  await sql`
    update tally_end e set whole_at = ${instant(nowMs)}
    where whole_at is null and e.tx <= pg_snapshot_xmin(pg_current_snapshot())
      and (select count(*) from reader where name = any (${tallyReaders}::text[])) = ${tallyReaders.length}
      and not exists (
        select from reader r
        cross join lateral (
          select from journal j where (j.tx, j.uid, j.seq, j.asset) > (r.tx, r.uid, r.seq, r.asset) and j.tx < e.tx
            and (r.among = 'all' or j.kind not in (1, 2, 3, 6))
          order by j.tx, j.uid, j.seq, j.asset limit 1
        ) unread
        where r.name = any (${tallyReaders}::text[])
      )`.execute(tx)
}

/** Whether the tallies of a day have everything in them that was posted for it in time. */
export async function isDayWhole(tx: MemberTx, day: string): Promise<boolean> {
  const { rows } = await sql`select from tally_end where day = ${day}::date and whole_at is not null`.execute(tx)
  return rows.length === 1
}

/** The last day that is whole. So is each one before it: whatever was posted for them lies before what was posted for it. */
export async function findLastWholeDay(tx: MemberTx): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from tally_end where whole_at is not null`.execute(tx)
  return rows[0]?.day ?? null
}
