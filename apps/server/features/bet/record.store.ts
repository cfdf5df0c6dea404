import { type Selectable, sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import type { MemberTables } from '../../platform/db/tables.gen.ts'
import { entriesOf, type Span } from '../../platform/readers/index.ts'
import type { DayChange, GameChange } from './betRecord.ts'

export interface RoundRow {
  readonly uid: bigint
  readonly provider: number
  readonly round_id: string
  readonly seq: bigint
  readonly game: number
  readonly bet: bigint
  readonly refund: bigint
  readonly win: bigint
  readonly turnover: bigint
  readonly is_free: boolean
  readonly brand: string
  readonly bets: number
  readonly opened_at: number
  readonly closed_at: number | null
  readonly game_type: number
  readonly tester: boolean
  readonly old_type: number | null
  readonly old_tester: boolean | null
  readonly old_bet: bigint | null
  readonly old_refund: bigint | null
  readonly old_win: bigint | null
  readonly old_turnover: bigint | null
  readonly old_is_free: boolean | null
  readonly old_brand: string | null
  readonly old_status: number | null
  readonly old_settled_at: number | null
}

/**
 * The rounds that these entries belong to as they are now, each with its record so far. Each round is looked up by its key:
 * a query plan that follows the sizes of the tables would some day read whole tables. The site is that of the game's own session, or,
 * where none was open, of the one that was opened last at its provider: it may lead into all games there.
 */
export async function findRounds(tx: MemberTx, span: Span): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select r.uid, r.provider, r.round_id, coalesce(old.seq, k.seq) as seq, r.game, r.bet, r.refund, r.win, r.turnover, r.free as is_free,
      coalesce(lobby.brand, own.brand, '') as brand, r.bets, r.opened_at,
      r.closed_at, coalesce(kind.game_type, 0) as game_type, coalesce(w.tester, false) as tester,
      old.game_type as old_type, old.tester as old_tester, old.bet as old_bet, old.refund as old_refund,
      old.win as old_win, old.turnover as old_turnover, old.is_free as old_is_free, old.brand as old_brand, old.status as old_status, old.settled_at as old_settled_at
    from (
      select distinct on (uid, provider, round_id) uid, provider, round_id, seq
      from ${entriesOf(span)} page where asset = 'PHP' and kind in (1, 2, 3, 6)
      order by uid, provider, round_id, tx, seq
    ) k
    cross join lateral (
      select * from round x where x.uid = k.uid and x.provider = k.provider and x.round_id = k.round_id offset 0
    ) r
    left join lateral (
      select * from bet_record x where x.uid = k.uid and x.provider = k.provider and x.round_id = k.round_id offset 0
    ) old on true
    left join lateral (
      select brand, r.opened_at <= coalesce(x.ended_at, x.expires_at) as is_open from game_session x
      where old.uid is null and x.uid = k.uid and x.provider = k.provider and x.game = r.game
        and x.opened_at <= r.opened_at order by x.opened_at desc limit 1
    ) own on true
    left join lateral (
      select brand from game_session x where old.uid is null and own.is_open is not true and x.uid = k.uid and x.provider = k.provider
        and x.opened_at <= r.opened_at and x.opened_at > r.opened_at - interval '12 hours'
        and r.opened_at <= coalesce(x.ended_at, x.expires_at) order by x.opened_at desc limit 1
    ) lobby on true
    left join lateral (select tester from wallet x where x.uid = k.uid and x.asset = 'PHP' offset 0) w on true
    left join lateral (
      select category.game_type from game join category on category.name = game.category where game.id = r.game offset 0
    ) kind on true`.execute(tx)
  return rows
}

type NewRecord = Selectable<MemberTables['bet_record']>

export async function keepRecords(tx: MemberTx, records: readonly NewRecord[]): Promise<void> {
  const column = <K extends keyof NewRecord>(name: K) => records.map(record => record[name])
  await sql`
    insert into bet_record as b (uid, seq, provider, round_id, game, game_type, tester, bet, refund, win, turnover, is_free,
      brand, status, opened_at, settled_at)
    select uid, seq, provider, round_id, game, game_type, tester, bet, refund, win, turnover, is_free, brand, status,
      to_timestamp(opened_ms / 1000.0), to_timestamp(settled_ms / 1000.0)
    from unnest(${column('uid')}::bigint[], ${column('seq')}::bigint[], ${column('provider')}::smallint[],
      ${column('round_id')}::text[], ${column('game')}::integer[], ${column('game_type')}::smallint[],
      ${column('tester')}::boolean[], ${column('bet')}::bigint[], ${column('refund')}::bigint[],
      ${column('win')}::bigint[], ${column('turnover')}::bigint[], ${column('is_free')}::boolean[],
      ${column('brand')}::text[], ${column('status')}::smallint[], ${column('opened_at')}::bigint[],
      ${column('settled_at')}::bigint[])
      n (uid, seq, provider, round_id, game, game_type, tester, bet, refund, win, turnover, is_free, brand, status, opened_ms,
        settled_ms)
    on conflict (uid, provider, round_id) do update set bet = excluded.bet, refund = excluded.refund,
      win = excluded.win, turnover = excluded.turnover, is_free = excluded.is_free, status = excluded.status, settled_at = excluded.settled_at`.execute(
    tx,
  )
}

export async function changeBetDays(
  tx: MemberTx,
  changes: readonly (DayChange & { readonly uid: bigint })[],
): Promise<void> {
  await sql`
    insert into bet_day as d (uid, day, game_type, status, rounds, bet, win)
    select uid, day, game_type, status, sum(rounds), sum(bet), sum(win)
    from unnest(${changes.map(({ uid }) => uid)}::bigint[], ${changes.map(({ day }) => day)}::date[],
      ${changes.map(({ game_type }) => game_type)}::smallint[], ${changes.map(({ status }) => status)}::smallint[],
      ${changes.map(({ rounds }) => rounds)}::bigint[], ${changes.map(({ bet }) => bet)}::bigint[],
      ${changes.map(({ win }) => win)}::bigint[]) c (uid, day, game_type, status, rounds, bet, win)
    group by uid, day, game_type, status
    on conflict (uid, day, game_type, status) do update
      set rounds = d.rounds + excluded.rounds, bet = d.bet + excluded.bet, win = d.win + excluded.win`.execute(tx)
}

export async function changeGameDays(tx: MemberTx, changes: readonly GameChange[]): Promise<void> {
  await sql`
    insert into game_day as d (game, day, rounds, bet, win, bet_squares, win_squares, products)
    select game, day, sum(rounds), sum(bet), sum(win), sum(bet_square), sum(win_square), sum(product)
    from unnest(${changes.map(({ game }) => game)}::integer[], ${changes.map(({ day }) => day)}::date[],
      ${changes.map(({ rounds }) => rounds)}::bigint[], ${changes.map(({ bet }) => bet)}::bigint[],
      ${changes.map(({ win }) => win)}::bigint[], ${changes.map(({ betSquare }) => betSquare)}::numeric[],
      ${changes.map(({ winSquare }) => winSquare)}::numeric[], ${changes.map(({ product }) => product)}::numeric[])
      c (game, day, rounds, bet, win, bet_square, win_square, product)
    group by game, day
    on conflict (game, day) do update set rounds = d.rounds + excluded.rounds, bet = d.bet + excluded.bet,
      win = d.win + excluded.win, bet_squares = d.bet_squares + excluded.bet_squares,
      win_squares = d.win_squares + excluded.win_squares, products = d.products + excluded.products`.execute(tx)
}
