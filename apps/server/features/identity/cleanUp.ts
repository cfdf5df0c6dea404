import * as v from 'valibot'
import type { Clock } from '../../platform/clock.ts'
import type { AppTx, Database } from '../../platform/db/database.ts'
import { type Task, task } from '../../platform/jobs/index.ts'
import { deleteCodes, deleteGuards } from './code.store.ts'
import { deleteSessions } from './session.store.ts'

const dayMs = 24 * 3_600_000
/** Few enough that a transaction holds nobody up. */
const most = 1000

type Delete = (tx: AppTx, beforeMs: number, most: number) => Promise<number>

/** What is deleted, and at which age nothing asks for it any more. */
const rows: readonly { readonly delete: Delete; readonly afterMs: number }[] = [
  // The limits of a day count the codes of the last 24 hours.
  { delete: deleteCodes, afterMs: dayMs },
  { delete: deleteGuards, afterMs: dayMs },
  // Long enough for support to see when somebody was last signed in.
  { delete: deleteSessions, afterMs: 30 * dayMs },
]

/** Deletes what identity keeps for a while only. */
export function cleanUp({ db, clock }: { db: Database; clock: Clock }): Task {
  return task({ name: 'identity.cleanUp', payload: v.object({}) }, async (_payload, { signal }) => {
    for (const { delete: deleteSome, afterMs } of rows) {
      const beforeMs = clock.now() - afterMs
      let deleted = most
      while (deleted === most) {
        signal.throwIfAborted()
        deleted = await db.app(tx => deleteSome(tx, beforeMs, most))
      }
    }
  })
}
