import { sql } from 'kysely'
import type { MemberTx, RefTx } from '../../platform/db/database.ts'
import type { GuardedGame } from './rules/guard.rules.ts'

/** Every game with the highest return that anybody has declared of it. */
export async function listGuardedGames(tx: RefTx | MemberTx): Promise<readonly GuardedGame[]> {
  const { rows } = await sql<GuardedGame>`
    select g.id, g.en_name as name, p.code as provider, greatest(g.rtp_ppm, g.declared_rtp_ppm) as "rtpPpm"
    from game g join provider p on p.venue_id = g.venue_id order by g.id`.execute(tx)
  return rows
}
