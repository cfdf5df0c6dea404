import type { MemberTx } from '../../platform/db/database.ts'
import { readPages } from '../../platform/readPages.ts'
import { listOwnGameSessions, type OwnGameSession } from './launch/gameSession.store.ts'

/** Which games were opened and when, for the copy of the member's own data. */
export async function exportOwn(tx: MemberTx, uid: bigint) {
  const { rows, isComplete } = await readPages<OwnGameSession>(next => listOwnGameSessions(tx, uid, next))
  const own = rows.map(({ provider, game, opened_at, expires_at, ended_at }) => ({
    provider_id: provider,
    game_id: game,
    opened_at: seconds(opened_at),
    expires_at: seconds(expires_at),
    ended_at: ended_at === null ? 0 : seconds(ended_at),
  }))
  return { rows: own, is_complete: isComplete }
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000)
}
