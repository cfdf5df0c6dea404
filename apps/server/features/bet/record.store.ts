import { type Selectable, sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { MemberTables } from '../../platform/db/tables.gen.ts'
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
  readonly opened_at: number
  readonly closed_at: number | null
  readonly game_type: number
  readonly tester: boolean
  readonly old_type: number | null
  readonly old_tester: boolean | null
  readonly old_bet: bigint | null
  readonly old_refund: bigint | null
  readonly old_win: bigint | null
  readonly old_status: number | null
  readonly old_settled_at: number | null
}

interface RoundKey {
  readonly uid: bigint
  readonly provider: number
  readonly round_id: string
  readonly seq: bigint
}

/** The rounds of some entries as they are now, each with what was kept of it before. */
export async function findRounds(tx: MemberTx, keys: readonly RoundKey[]): Promise<RoundRow[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<RoundRow>`
    select r.uid, r.provider, r.round_id, coalesce(old.seq, k.seq) as seq, r.game, r.bet, r.refund, r.win, r.opened_at,
      r.closed_at, coalesce(category.game_type, 0) as game_type, coalesce(w.tester, false) as tester,
      old.game_type as old_type, old.tester as old_tester, old.bet as old_bet, old.refund as old_refund,
      old.win as old_win, old.status as old_status, old.settled_at as old_settled_at
    from unnest(${keys.map(({ uid }) => uid)}::bigint[], ${keys.map(({ provider }) => provider)}::smallint[],
      ${keys.map(({ round_id }) => round_id)}::text[], ${keys.map(({ seq }) => seq)}::bigint[])
      k (uid, provider, round_id, seq)
    join round r on r.uid = k.uid and r.provider = k.provider and r.round_id = k.round_id
    left join bet_record old on old.uid = k.uid and old.provider = k.provider and old.round_id = k.round_id
    left join wallet w on w.uid = k.uid and w.asset = 'PHP'
    left join game on game.id = r.game
    left join category on category.name = game.category`.execute(tx)
  return rows
}

type NewRecord = Selectable<MemberTables['bet_record']>

export async function keepRecords(tx: MemberTx, records: readonly NewRecord[]): Promise<void> {
  await tx
    .insertInto('bet_record')
    .values(
      records.map(record => ({
        uid: record.uid,
        seq: record.seq,
        provider: record.provider,
        round_id: record.round_id,
        game: record.game,
        game_type: record.game_type,
        tester: record.tester,
        bet: record.bet,
        refund: record.refund,
        win: record.win,
        status: record.status,
        opened_at: instant(record.opened_at),
        settled_at: record.settled_at === null ? null : instant(record.settled_at),
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['uid', 'provider', 'round_id']).doUpdateSet(excluded => ({
        bet: excluded.ref('excluded.bet'),
        refund: excluded.ref('excluded.refund'),
        win: excluded.ref('excluded.win'),
        status: excluded.ref('excluded.status'),
        settled_at: excluded.ref('excluded.settled_at'),
      })),
    )
    .execute()
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
