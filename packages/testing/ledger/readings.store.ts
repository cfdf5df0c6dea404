import { sql } from 'kysely'
import type { MemberTx } from '../../../apps/server/platform/db/database.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]

/** What the readers keep, and the same made anew of the journal and the rounds: the two must not differ. */
export async function readReadings(tx: MemberTx): Promise<{ kept: Rows[]; truth: Rows[] }> {
  const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(tx)).rows as Rows
  const kept = [
    await rowsOf(sql`select account, asset, total from house_account where total <> 0 order by asset, account`),
    await rowsOf(sql`select uid, provider, round_id, game, bet, refund, win, status, opened_at, settled_at
      from bet_record order by uid, provider, round_id collate "C"`),
    await rowsOf(sql`select uid, day::text, status, rounds, bet, win from bet_day where rounds <> 0 order by 1, 2, 3`),
    await rowsOf(sql`select game, day::text, rounds, bet, win, bet_squares, win_squares, products from game_day
      where rounds <> 0 order by 1, 2`),
    await rowsOf(sql`select uid, day::text, game, is_free, rounds, bet, win, turnover from tally_game
      where rounds <> 0 order by 1, 2, 3, 4`),
    await rowsOf(sql`select uid, day::text, asset, kind, count, amount from tally_money order by 1, 2, 3, 4`),
  ]
  const truth = [
    await rowsOf(sql`select account, asset, sum(moved)::bigint as total
      from journal, lateral (values (source, -amount), (destination, amount)) v (account, moved)
      group by account, asset having sum(moved) <> 0 order by asset, account`),
    await rowsOf(sql`select uid, provider, round_id, game, bet, refund, win, ${status} as status, opened_at,
      closed_at as settled_at from round order by uid, provider, round_id collate "C"`),
    await rowsOf(sql`select uid, ${dayOf('opened_at')} as day, ${status} as status, count(*) as rounds,
      sum(bet - refund)::bigint as bet, sum(win)::bigint as win from round group by 1, 2, 3 order by 1, 2, 3`),
    await rowsOf(sql`select game, ${dayOf('closed_at')} as day, count(*) as rounds, sum(bet - refund)::bigint as bet,
      sum(win)::bigint as win, sum((bet - refund)::numeric ^ 2)::numeric(40, 0) as bet_squares,
      sum(win::numeric ^ 2)::numeric(40, 0) as win_squares,
      sum((bet - refund)::numeric * win)::numeric(40, 0) as products
      from round where ${status} = 1 group by 1, 2 order by 1, 2`),
    await rowsOf(sql`select uid, ${dayOf('closed_at')} as day, game, free as is_free, count(*) as rounds,
      sum(bet - refund)::bigint as bet, sum(win)::bigint as win, sum(turnover)::bigint as turnover
      from round where ${status} = 1 group by 1, 2, 3, 4 order by 1, 2, 3, 4`),
    await rowsOf(sql`select uid, ${dayOf('at')} as day, asset, kind, count(*) as count, sum(amount)::bigint as amount
      from journal where kind not in (1, 2, 3, 6) group by 1, 2, 3, 4 order by 1, 2, 3, 4`),
  ]
  return { kept, truth }
}

const status = sql`(case when bets = 0 and win = 0 then 2 when closed_at is null then 0 else 1 end)::smallint`

function dayOf(column: string) {
  return sql`(${sql.ref(column)} at time zone 'Asia/Manila')::date::text`
}
