import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { foundIn } from './auditSums.store.ts'
import { type FindingSample, mostKept } from './findings.ts'

interface Members {
  readonly from: bigint
  readonly until: bigint
}

interface RowTotal {
  readonly total: number
}

const manila = sql`at time zone 'Asia/Manila'`
/** The tallies of days before it were dropped. */
const firstKept = sql`coalesce((select day from tally_floor), '-infinity')`

/** The tallies of members' games that are not the sums of their records, by the days those were settled on. */
export async function findWrongTallies(tx: MemberTx, { from, until }: Members): Promise<FindingSample> {
  const { rows } = await sql<RowTotal & { uid: bigint; day: string; game: number }>`
    with derived as (
      select uid, (settled_at ${manila})::date as day, game, game_type, brand, is_free, count(*) as rounds,
        sum(bet - refund) as bet, sum(win) as win, sum(turnover) as turnover, max(settled_at) as last_at
      from bet_record where uid between ${from} and ${until} and status = 1 and settled_at is not null
        and (settled_at ${manila})::date >= ${firstKept}
      group by 1, 2, 3, 4, 5, 6
    ), said as (select * from tally_game where uid between ${from} and ${until} and day >= ${firstKept})
    select uid, day::text, game, count(*) over ()::integer as total
    from derived d full join said s using (uid, day, game, game_type, brand, is_free)
    where (coalesce(d.rounds, 0), coalesce(d.bet, 0), coalesce(d.win, 0), coalesce(d.turnover, 0))
        <> (coalesce(s.rounds, 0), coalesce(s.bet, 0), coalesce(s.win, 0), coalesce(s.turnover, 0))
      -- What was taken back later may have been the last to be counted.
      or d.last_at > s.last_counted_at or (s.last_counted_at ${manila})::date <> s.day
    order by 1, 2, 3 limit ${mostKept}`.execute(tx)
  return foundIn(rows, 'tally', ({ uid, day, game }) => {
    return { subject: `${uid} ${day} game ${game}`, detail: 'is not the sum of the records of that day' }
  })
}

/**
 * The tallies of what was posted beside bets that are not the sums of the journal. What its reader has not come to may be
 * counted already or not, so such days are passed over.
 */
export async function findWrongMoney(tx: MemberTx, { from, until }: Members): Promise<FindingSample> {
  const { rows } = await sql<RowTotal & { uid: bigint; day: string; asset: string; kind: number }>`
    with posted as (
      select uid, (at ${manila})::date as day, asset, kind, amount, exists (
          select from reader p where p.name = 'money' and (j.tx, j.uid, j.seq, j.asset) <= (p.tx, p.uid, p.seq, p.asset)
        ) as is_read
      from journal j where uid between ${from} and ${until} and kind not in (1, 2, 3, 6) and (at ${manila})::date >= ${firstKept}
    ), derived as (
      select uid, day, asset, kind, count(*) as count, sum(amount) as amount, bool_and(is_read) as is_read
      from posted group by 1, 2, 3, 4
    ), said as (select * from tally_money where uid between ${from} and ${until} and day >= ${firstKept})
    select uid, day::text, asset, kind, count(*) over ()::integer as total
    from derived d full join said s using (uid, day, asset, kind)
    where coalesce(d.is_read, true) and (d.count, d.amount) is distinct from (s.count, s.amount)
    order by 1, 2, 3, 4 limit ${mostKept}`.execute(tx)
  return foundIn(rows, 'tally', ({ uid, day, asset, kind }) => {
    return { subject: `${uid} ${day} ${asset} ${kind}`, detail: 'is not the sum of the postings of that day' }
  })
}
