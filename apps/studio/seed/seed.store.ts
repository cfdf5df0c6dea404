import type { Tx } from '../platform/db/openDatabase.ts'

export interface Seed {
  readonly id: string
  readonly nonce: bigint
  /** As it was told when it was promised. */
  readonly commitment: string
  /** As it lies in the books. */
  readonly server_seed: Buffer
}

export interface SeedPlace {
  readonly playerRef: string
  readonly gameCode: string
}

/** Two who promise at once may promise one each, so the oldest of the newest is next. Those before are all used. */
const newest = 8

/**
 * The seeds of rounds to come, the next one first. Each is made once, whoever asks at once, and stays until a round has used
 * it or a later one.
 */
export function listNextSeeds(tx: Tx, { playerRef, gameCode }: SeedPlace): Promise<Seed[]> {
  return tx.query<Seed & Record<string, unknown>>(
    `select id, nonce, commitment, server_seed from (
       select * from seed where player_ref = $1 and game_code = $2 order by nonce desc limit $3
     ) s where not exists (
       select from seed u join game_round r on r.seed = u.id
       where u.player_ref = $1 and u.game_code = $2 and u.nonce >= s.nonce)
     order by nonce`,
    [playerRef, gameCode, newest],
  )
}

interface PromisedSeed {
  readonly id: string
  readonly sealed: Buffer
  readonly commitment: string
  readonly nowMs: number
}

/** Promises a seed under the next number. Two who do so at once promise one. */
export async function addSeed(tx: Tx, place: SeedPlace, seed: PromisedSeed): Promise<void> {
  await tx.query(
    `insert into seed (id, player_ref, game_code, nonce, server_seed, made_at, commitment)
     select $1, $2, $3, coalesce(max(nonce) + 1, 0), $4, to_timestamp($5 / 1000.0), $6
     from seed where player_ref = $2 and game_code = $3
     on conflict (player_ref, game_code, nonce) do nothing`,
    [seed.id, place.playerRef, place.gameCode, seed.sealed, seed.nowMs, seed.commitment],
  )
}
