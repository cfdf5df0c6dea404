import { sql } from 'kysely'
import type { World } from '../world/world.ts'

/** A round that the studio has and the ledger does not, as the worker would have found it. */
export async function addDifference(
  world: Pick<World, 'db' | 'clock'>,
  roundId: string,
  { kind = 'missing_here', player = '88000001', stopped = null as readonly string[] | null } = {},
) {
  const at = sql`to_timestamp(${world.clock.now()} / 1000.0)`
  await world.db.app(tx =>
    sql`
      insert into round_difference (provider, round_id, player_ref, kind, game, there_bet, there_win, here_bet, here_win,
        stopped, at, from_at, until_at, found_at, seen_at)
      values ('studio', ${roundId}, ${player}, ${kind}, 'mangga-fiesta', 50000, 0, 0, 0, ${stopped}, ${at}, ${at},
        ${at}, ${at}, ${at})`.execute(tx),
  )
}
