import type { Draw } from '@saya/game-math'
import type { Tx } from '../platform/db/openDatabase.ts'
import type { RoundTimes, TableRoundState } from './table.rules.ts'

export interface TableRound {
  readonly id: string
  readonly table_code: string
  readonly number: bigint
  readonly server_seed: Buffer
  readonly commitment: string
  /** What it was drawn with besides; nothing before that. */
  readonly closing_seed: Buffer | null
  readonly math_hash: string
  readonly state: TableRoundState
  readonly opens_at: Date
  readonly closes_at: Date
  readonly draws_at: Date
  readonly words: readonly string[] | null
  readonly shown: object | null
  readonly draws: readonly Draw[] | null
  readonly drawn_at: Date | null
  /** When all of what was drawn is told. */
  readonly told_at: Date | null
  readonly ended_at: Date | null
}

type Row = TableRound & Record<string, unknown>

const columns = `id, table_code, number, server_seed, commitment, closing_seed, math_hash, state, opens_at, closes_at, draws_at, words, shown, draws,
  drawn_at, told_at, ended_at`

/** Opens the next round of a table, unless it has a live one. */
export async function addTableRound(
  tx: Tx,
  round: RoundTimes & {
    readonly id: string
    readonly code: string
    readonly sealed: Buffer
    readonly commitment: string
    readonly mathHash: string
  },
): Promise<void> {
  await tx.query(
    `insert into table_round (id, table_code, number, server_seed, math_hash, state, opens_at, closes_at, draws_at,
       commitment)
     select $1, $2, coalesce(max(number) + 1, 0), $3, $4, 'open', to_timestamp($5 / 1000.0), to_timestamp($6 / 1000.0),
       to_timestamp($7 / 1000.0), $8
     from table_round where table_code = $2
     on conflict do nothing`,
    [
      round.id,
      round.code,
      round.sealed,
      round.mathHash,
      round.opensAtMs,
      round.closesAtMs,
      round.drawsAtMs,
      round.commitment,
    ],
  )
}

export async function findLiveRound(tx: Tx, code: string): Promise<TableRound | undefined> {
  const [round] = await tx.query<Row>(`select ${columns} from table_round where table_code = $1 and ended_at is null`, [
    code,
  ])
  return round
}

export async function findTableRound(tx: Tx, id: string): Promise<TableRound | undefined> {
  const [round] = await tx.query<Row>(`select ${columns} from table_round where id = $1`, [id])
  return round
}

export function listTableRounds(tx: Tx, ids: readonly string[]): Promise<TableRound[]> {
  return tx.query<Row>(`select ${columns} from table_round where id = any ($1)`, [ids])
}

/** A round, kept from being drawn until this transaction is over; everybody else who would bet in it waits until then. */
export async function lockRoundToBetIn(tx: Tx, id: string): Promise<TableRound | undefined> {
  const [round] = await tx.query<Row>(`select ${columns} from table_round where id = $1 for no key update`, [id])
  return round
}

/** The same, for whoever is to decide it: bets that are being written down are waited for. */
export async function lockTableRound(tx: Tx, id: string): Promise<TableRound | undefined> {
  const [round] = await tx.query<Row>(`select ${columns} from table_round where id = $1 for update`, [id])
  return round
}

/** The rounds of a table whose draw was told last, the newest first. */
export function listToldRounds(
  tx: Tx,
  code: string,
  { nowMs, most }: { readonly nowMs: number; readonly most: number },
) {
  return tx.query<{ id: string; number: bigint; shown: object; drawn_at: Date }>(
    `select id, number, shown - 'winners' as shown, drawn_at from table_round
     where table_code = $1 and told_at <= to_timestamp($3 / 1000.0) order by number desc limit $2`,
    [code, most, nowMs],
  )
}

export async function setDrawn(
  tx: Tx,
  drawn: {
    readonly id: string
    readonly closingSeed: Buffer | null
    readonly words: readonly string[]
    readonly shown: object
    readonly draws: readonly Draw[]
    readonly nowMs: number
    readonly toldAtMs: number
  },
): Promise<void> {
  await tx.query(
    `update table_round set state = 'drawn', words = $2, shown = $3, draws = $4, drawn_at = to_timestamp($5 / 1000.0),
       told_at = to_timestamp($6 / 1000.0), closing_seed = $7
     where id = $1`,
    [
      drawn.id,
      JSON.stringify(drawn.words),
      JSON.stringify(drawn.shown),
      JSON.stringify(drawn.draws),
      drawn.nowMs,
      drawn.toldAtMs,
      drawn.closingSeed,
    ],
  )
}

/** Ends a live round that is still as it was found. */
export async function endTableRound(
  tx: Tx,
  ended: {
    readonly id: string
    readonly from: 'open' | 'drawn'
    readonly to: 'over' | 'void'
    readonly nowMs: number
    /** To be told of one that was given up. */
    readonly closingSeed?: Buffer | null
  },
): Promise<void> {
  await tx.query(
    `update table_round set state = $3, ended_at = to_timestamp($4 / 1000.0), closing_seed = coalesce(closing_seed, $5)
     where id = $1 and state = $2`,
    [ended.id, ended.from, ended.to, ended.nowMs, ended.closingSeed ?? null],
  )
}

/** The round that each table plays now, also where the studio has the table no more. */
export function listLiveRounds(tx: Tx): Promise<TableRound[]> {
  return tx.query<Row>(`select ${columns} from table_round where ended_at is null`)
}

/** The tables at which somebody sits. */
export async function listSeatedTables(tx: Tx, seenAfterMs: number): Promise<string[]> {
  const rows = await tx.query<{ table_code: string }>(
    'select distinct table_code from table_seat where seen_at > to_timestamp($1 / 1000.0)',
    [seenAfterMs],
  )
  return rows.map(({ table_code }) => table_code)
}

/** Takes or renews the clock of a table. False where another copy keeps it. */
export async function holdTable(
  tx: Tx,
  code: string,
  { holder, nowMs, untilMs }: { readonly holder: string; readonly nowMs: number; readonly untilMs: number },
): Promise<boolean> {
  const held = await tx.query(
    `insert into table_lease (table_code, holder, until_at) values ($1, $2, to_timestamp($4 / 1000.0))
     on conflict (table_code) do update set holder = excluded.holder, until_at = excluded.until_at
       where table_lease.holder = excluded.holder or table_lease.until_at <= to_timestamp($3 / 1000.0)
     returning table_code`,
    [code, holder, nowMs, untilMs],
  )
  return held.length > 0
}

/** Notes that a player is at a table. Until this transaction is over no other of theirs passes here. */
export async function takeSeat(
  tx: Tx,
  { code, playerRef, nowMs }: { readonly code: string; readonly playerRef: string; readonly nowMs: number },
): Promise<void> {
  await tx.query(
    `insert into table_seat (table_code, player_ref, seen_at) values ($1, $2, to_timestamp($3 / 1000.0))
     on conflict (table_code, player_ref) do update set seen_at = greatest(table_seat.seen_at, excluded.seen_at)`,
    [code, playerRef, nowMs],
  )
}

export async function countSeats(tx: Tx, code: string, seenAfterMs: number): Promise<number> {
  const [counted] = await tx.query<{ count: bigint }>(
    `select count(*) as count from table_seat where table_code = $1 and seen_at > to_timestamp($2 / 1000.0)`,
    [code, seenAfterMs],
  )
  return Number(counted?.count ?? 0)
}
