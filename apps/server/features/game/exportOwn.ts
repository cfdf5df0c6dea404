import type { MemberTx } from '../../platform/db/database.ts'
import { readPages } from '../../platform/readPages.ts'
import { listOwnGameSessions, type OwnGameSession } from './launch/gameSession.store.ts'
import { listOwnRefusedLaunches, type RefusedLaunch } from './launch/refusedLaunch.store.ts'

/** Which games were opened, when and from where, and which were refused for that, for the copy of the member's own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const opened = await readPages<OwnGameSession>(next => listOwnGameSessions(tx, uid, next))
  const refused = await readPages<RefusedLaunch>(next => listOwnRefusedLaunches(tx, uid, next))
  return {
    game_sessions: { rows: opened.rows.map(viewSession), is_complete: opened.isComplete },
    refused_launches: { rows: refused.rows.map(viewRefused), is_complete: refused.isComplete },
  }
}

function viewSession(row: OwnGameSession) {
  return {
    provider_id: row.provider,
    game_id: row.game,
    opened_at: seconds(row.opened_at),
    expires_at: seconds(row.expires_at),
    ended_at: row.ended_at === null ? 0 : seconds(row.ended_at),
    ...viewLocation(row),
  }
}

function viewRefused(row: RefusedLaunch) {
  return {
    game_id: row.game,
    refused_at: seconds(row.refused_at),
    disputed_at: row.disputed_at === null ? 0 : seconds(row.disputed_at),
    ...viewLocation(row),
  }
}

function viewLocation({
  country,
  country_source,
  vpn_signs,
}: Pick<RefusedLaunch, 'country' | 'country_source' | 'vpn_signs'>) {
  return { country, country_source, vpn_signs }
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000)
}
