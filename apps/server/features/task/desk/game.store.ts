import { sql } from 'kysely'
import type { RefTx } from '../../../platform/db/database.ts'
import type { PlayedGame } from '../guard.rules.ts'

/** Every game with the highest return that anybody has declared of it. */
export async function listPlayedGames(tx: RefTx): Promise<readonly PlayedGame[]> {
  const { rows } = await sql<PlayedGame>`
    select g.en_name as name, coalesce(c.game_type, 0) as "gameType", greatest(g.rtp_ppm, g.declared_rtp_ppm) as "rtpPpm"
    from game g left join category c on c.name = g.category order by g.id`.execute(tx)
  return rows
}
