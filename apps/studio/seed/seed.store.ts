import type { Tx } from '../platform/db/openDatabase.ts'

export interface Seed {
  readonly id: string
  readonly nonce: bigint
  readonly server_seed: Buffer
}

export interface SeedPlace {
  readonly playerRef: string
  readonly gameCode: string
}

/** Two who promise at once may promise one each, so the oldest of the newest is next. Those before are all used. */
const newest = 8

/** The seed of the round to come. It is made once, whoever asks at once, and stays until a round has used it. */
export async function findNextSeed(tx: Tx, { playerRef, gameCode }: SeedPlace): Promise<Seed | undefined> {
  const [seed] = await tx.query<Seed>(
    `select id, nonce, server_seed from (
       select id, nonce, server_seed from seed where player_ref = $1 and game_code = $2 order by nonce desc limit $3
     ) s where not exists (select from game_round where game_round.seed = s.id)
     order by nonce limit 1`,
    [playerRef, gameCode, newest],
  )
  return seed
}

/** Promises a seed under the next number. Two who do so at once promise one. */
export async function addSeed(tx: Tx, place: SeedPlace, seed: { id: string; bytes: Buffer; nowMs: number }) {
  await tx.query(
    `insert into seed (id, player_ref, game_code, nonce, server_seed, made_at)
     select $1, $2, $3, coalesce(max(nonce) + 1, 0), $4, to_timestamp($5 / 1000.0)
     from seed where player_ref = $2 and game_code = $3
     on conflict (player_ref, game_code, nonce) do nothing`,
    [seed.id, place.playerRef, place.gameCode, seed.bytes, seed.nowMs],
  )
}
