import type { Tx } from '../platform/db/openDatabase.ts'
import type { Sitting } from './sitting.rules.ts'

interface Row {
  readonly begun_at: Date
  readonly heard_at: Date
  readonly answered_at: Date
}

export async function findSitting(tx: Tx, playerRef: string): Promise<Sitting | undefined> {
  const [row] = await tx.query<Row & Record<string, unknown>>(
    'select begun_at, heard_at, answered_at from sitting where player_ref = $1',
    [playerRef],
  )
  if (!row) return undefined
  const { begun_at, heard_at, answered_at } = row
  return { begunAtMs: begun_at.getTime(), heardAtMs: heard_at.getTime(), answeredAtMs: answered_at.getTime() }
}

/** Of two who note it at once the later one counts; an answer that was given is not forgotten. */
export async function setSitting(tx: Tx, playerRef: string, sitting: Sitting): Promise<void> {
  await tx.query(
    `insert into sitting (player_ref, begun_at, heard_at, answered_at)
     values ($1, to_timestamp($2 / 1000.0), to_timestamp($3 / 1000.0), to_timestamp($4 / 1000.0))
     on conflict (player_ref) do update set
       begun_at = greatest(sitting.begun_at, excluded.begun_at),
       heard_at = greatest(sitting.heard_at, excluded.heard_at),
       answered_at = greatest(sitting.answered_at, excluded.answered_at)`,
    [playerRef, sitting.begunAtMs, sitting.heardAtMs, sitting.answeredAtMs],
  )
}

/** What the rounds of a player that are over have taken and given since then, in all games. */
export async function sumRounds(
  tx: Tx,
  playerRef: string,
  sinceMs: number,
): Promise<{ readonly staked: bigint; readonly won: bigint }> {
  const [sums] = await tx.query<{ staked: bigint; won: bigint }>(
    `select coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(win), 0)::bigint as won from book_entry
     where player_ref = $1 and opened_at >= to_timestamp($2 / 1000.0) and state in ('closing', 'settled')`,
    [playerRef, sinceMs],
  )
  return sums ?? { staked: 0n, won: 0n }
}
