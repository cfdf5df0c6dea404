import * as v from 'valibot'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { type Task, task } from '../../jobs/index.ts'
import { deleteMoneyCalls } from './idempotency.store.ts'

/** Few enough that a transaction holds nobody up. */
const most = 1000

/** Deletes what is remembered of money calls once their day is over. */
export function cleanUpMoneyCalls({ db, clock }: { readonly db: Database; readonly clock: Clock }): Task {
  return task({ name: 'moneyCall.cleanUp', payload: v.object({}) }, async (_payload, { signal }) => {
    for (let schema = 0; schema < db.memberSchemas; schema++) {
      let deleted = most
      while (deleted === most) {
        signal.throwIfAborted()
        deleted = await db.memberSchema(schema, tx => deleteMoneyCalls(tx, clock.now(), most))
      }
    }
  })
}
