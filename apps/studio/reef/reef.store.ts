import type { Tx } from '../platform/db/openDatabase.ts'

/** Where a player is: at which reef of a game, and on which seat there. */
export interface Place {
  readonly reef: number
  readonly seat: number
}

export interface SeatedPlayer extends Place {
  readonly player_ref: string
}

interface Sitting {
  readonly code: string
  readonly playerRef: string
  /** How many seats a reef has. */
  readonly seats: number
  readonly nowMs: number
  /** Whoever was heard of last before this has left. */
  readonly goneMs: number
}

/** Keeps a player's place, or gives them the first that is free: so that those who play meet. */
export async function takePlace(tx: Tx, sitting: Sitting): Promise<Place> {
  const { code, playerRef, seats, nowMs, goneMs } = sitting
  const kept = await keepPlace(tx, sitting)
  if (kept) return kept
  // Two who come at once are given places one after the other.
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('reef ' || $1, 0))`, [code])
  await tx.query(`delete from reef_seat where game_code = $1 and seen_at <= to_timestamp($2 / 1000.0)`, [code, goneMs])
  const own = await keepPlace(tx, sitting)
  if (own) return own
  // Of as many places as are taken, and one more, one at least is free.
  const [free] = await tx.query<{ place: bigint }>(
    `select place from generate_series(0, (select count(*) from reef_seat where game_code = $1)) as place
     where not exists (select from reef_seat where game_code = $1 and reef * $2::integer + seat = place)
     order by place limit 1`,
    [code, seats],
  )
  const place = Number(free?.place ?? 0)
  const given = { reef: Math.floor(place / seats), seat: place % seats }
  await tx.query(
    `insert into reef_seat (game_code, reef, seat, player_ref, seen_at) values ($1, $2, $3, $4, to_timestamp($5 / 1000.0))`,
    [code, given.reef, given.seat, playerRef, nowMs],
  )
  return given
}

async function keepPlace(tx: Tx, { code, playerRef, nowMs }: Sitting): Promise<Place | undefined> {
  const [place] = await tx.query<Place & Record<string, unknown>>(
    `update reef_seat set seen_at = greatest(seen_at, to_timestamp($3 / 1000.0))
     where game_code = $1 and player_ref = $2 returning reef, seat`,
    [code, playerRef, nowMs],
  )
  return place
}

/** Everybody who has a place at the reefs of a game. */
export function listSeated(tx: Tx, code: string, goneMs: number): Promise<SeatedPlayer[]> {
  return tx.query<SeatedPlayer & Record<string, unknown>>(
    `select reef, seat, player_ref from reef_seat where game_code = $1 and seen_at > to_timestamp($2 / 1000.0)
     order by reef, seat`,
    [code, goneMs],
  )
}

/** The rounds of a game that were moved on since then, with what is decided in them. */
export function listTurnedRounds(tx: Tx, code: string, sinceMs: number) {
  return tx.query<{ id: string; player_ref: string; isNew: boolean; state: string; shown: readonly unknown[] }>(
    `select id, player_ref, opened_at > to_timestamp($2 / 1000.0) as "isNew", state, shown from game_round
     where game_code = $1 and turned_at > to_timestamp($2 / 1000.0) and state in ('choosing', 'drawn', 'settled')
     order by turned_at`,
    [code, sinceMs],
  )
}
