import type { Database } from '../../../platform/db/database.ts'
import { endSessionsOf, listMembersInside } from './session.store.ts'

interface EndingOfAll {
  readonly nowMs: number
  /** Is told how many sessions have ended so far. */
  readonly onProgress: (ended: number) => void
}

const mostAtOnce = 200

/** Signs every member out who was signed in by then, each in a commit of their own. Cut off, it goes on when it is done again. */
export async function endAllSessions(db: Database, { nowMs, onProgress }: EndingOfAll): Promise<number> {
  let ended = 0
  for (;;) {
    const uids = await db.app(tx => listMembersInside(tx, nowMs, mostAtOnce))
    if (uids.length === 0) return ended
    for (const uid of uids) ended += await db.app(tx => endSessionsOf(tx, { uid, nowMs }))
    onProgress(ended)
  }
}
