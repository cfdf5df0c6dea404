import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { entriesOf, type Span } from '../../platform/readers/index.ts'

/** What one round adds to a member's day, or takes back from it. */
export interface TallyChange {
  readonly day: string
  readonly game: number
  readonly game_type: number
  readonly brand: string
  readonly is_free: boolean
  readonly rounds: bigint
  readonly bet: bigint
  readonly win: bigint
  readonly turnover: bigint
  readonly counted_at: number
}

type MemberChange = TallyChange & { readonly uid: bigint }

/** Adds up what rounds came to. Whoever calls it says each round once, in the transaction that keeps that it was said. */
export async function changeTallies(tx: MemberTx, changes: readonly MemberChange[]): Promise<void> {
  const column = <K extends keyof MemberChange>(name: K) => changes.map(change => change[name])
  await sql`
    insert into tally_game as t (uid, day, game, game_type, brand, is_free, rounds, bet, win, turnover, last_counted_at)
    select uid, day, game, game_type, brand, is_free, sum(rounds), sum(bet), sum(win), sum(turnover),
      to_timestamp(max(counted_ms) / 1000.0)
    from unnest(${column('uid')}::bigint[], ${column('day')}::date[], ${column('game')}::integer[],
      ${column('game_type')}::smallint[], ${column('brand')}::text[], ${column('is_free')}::boolean[],
      ${column('rounds')}::bigint[], ${column('bet')}::bigint[], ${column('win')}::bigint[],
      ${column('turnover')}::bigint[], ${column('counted_at')}::bigint[])
      c (uid, day, game, game_type, brand, is_free, rounds, bet, win, turnover, counted_ms)
    group by uid, day, game, game_type, brand, is_free
    on conflict (uid, day, game, game_type, brand, is_free) do update set rounds = t.rounds + excluded.rounds,
      bet = t.bet + excluded.bet, win = t.win + excluded.win, turnover = t.turnover + excluded.turnover,
      last_counted_at = greatest(t.last_counted_at, excluded.last_counted_at)`.execute(tx)
}

const manila = sql`at time zone 'Asia/Manila'`

/**
 * Of each wallet, day and kind among the entries, what was posted in all. It is counted anew from the journal, so that
 * entries which are read twice count once.
 */
export async function keepMoney(tx: MemberTx, span: Span): Promise<void> {
  await sql`
    insert into tally_money (uid, day, asset, kind, count, amount)
    select k.uid, k.day, k.asset, k.kind, sum.count, sum.amount
    from (select distinct uid, (at ${manila})::date as day, asset, kind from ${entriesOf(span)} page) k
    cross join lateral (
      select count(*) as count, sum(amount)::bigint as amount from (
        select amount from journal j where j.uid = k.uid and j.kind = k.kind and j.asset = k.asset and j.kind >= 10
          and j.at >= k.day::timestamp ${manila} and j.at < (k.day + 1)::timestamp ${manila}
        union all
        select amount from journal j where j.uid = k.uid and j.kind = k.kind and j.asset = k.asset and j.kind in (3, 4, 5)
          and j.at >= k.day::timestamp ${manila} and j.at < (k.day + 1)::timestamp ${manila}
      ) posted
    ) sum
    on conflict (uid, day, asset, kind) do update set count = excluded.count, amount = excluded.amount`.execute(tx)
}
