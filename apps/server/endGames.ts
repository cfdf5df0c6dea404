import { endGameSessionsIn } from './features/game/index.ts'
import { sessionsEnded } from './features/identity/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import { type Task, task } from './platform/jobs/index.ts'

/** Whoever was signed out somewhere plays there no longer either: the ways into games that were opened there end. */
export function endGames({ db, clock }: { readonly db: Database; readonly clock: Clock }): Task {
  return task(sessionsEnded, async ({ uid, sessions }) => {
    const member = BigInt(uid)
    await db.member(member, tx => endGameSessionsIn(tx, { uid: member, sessions, nowMs: clock.now() }))
  })
}
