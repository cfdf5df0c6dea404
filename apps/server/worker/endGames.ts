import { endGameSessionsIn, type KickDeps, kickOut } from '../features/game/index.ts'
import { sessionsEnded } from '../features/identity/index.ts'
import { type Task, task } from '../platform/jobs/index.ts'

/**
 * Whoever was signed out somewhere plays there no longer either: the ways into games that were opened there end, and their
 * providers are told, until they have heard.
 */
export function endGames(deps: KickDeps): Task {
  const { db, clock } = deps
  return task(sessionsEnded, async ({ uid, sessions }) => {
    const member = BigInt(uid)
    await db.member(member, tx => endGameSessionsIn(tx, { uid: member, sessions, nowMs: clock.now() }))
    await kickOut(deps, member)
  })
}
