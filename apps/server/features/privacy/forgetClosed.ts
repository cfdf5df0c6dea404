import { manilaDay } from '@saya/money'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { ProductDayWork } from '../../platform/dayWork/index.ts'
import type { ObjectStore } from '../../platform/objects/index.ts'
import {
  deleteMonthMarks,
  emptyOwn,
  emptyParent,
  emptyShared,
  forgetRows,
  forgottenOwn,
  forgottenShared,
  listBrought,
  listForgettable,
  listObjects,
} from './forget.store.ts'
import { keptSinceMs } from './keptSinceMs.ts'

export interface ForgetDeps {
  readonly db: Database
  readonly clock: Clock
  readonly objects: ObjectStore
}

const membersAtOnce = 50

/**
 * Five years after an account was closed, forgets who was behind it. The ledger stays, under a number that leads to nobody. Their photos
 * go first and the sign-in last: one that is cut off in between is begun again by the next night, and twice changes nothing.
 */
export function forgetClosed(deps: ForgetDeps): ProductDayWork {
  return {
    name: 'privacy.forgetClosed',
    atManila: '04:10',
    missed: 'last',
    once: 'for the product',
    async perform({ day, renew, log, signal }) {
      await deps.db.app(tx => deleteMonthMarks(tx, manilaDay(keptSinceMs(day))))
      const failed = new Set<bigint>()
      for (;;) {
        const due = { beforeMs: keptSinceMs(day), nowMs: deps.clock.now(), most: membersAtOnce + failed.size }
        const uids = (await deps.db.app(tx => listForgettable(tx, due))).filter(uid => !failed.has(uid))
        if (uids.length === 0 || signal.aborted) return
        for (const uid of uids) {
          await renew()
          await forget(deps, uid).catch((fault: unknown) => {
            // One that fails keeps nobody behind it waiting.
            failed.add(uid)
            log.error({ err: fault, uid: String(uid) }, 'a closed account could not be forgotten')
          })
        }
      }
    },
  }
}

async function forget({ db, clock, objects }: ForgetDeps, uid: bigint): Promise<void> {
  for (const key of await db.member(uid, tx => listObjects(tx, uid))) await objects.delete(key)
  for (const table of forgottenOwn) await db.member(uid, tx => forgetRows(tx, table, uid))
  await db.member(uid, tx => emptyOwn(tx, uid))
  for (const brought of await db.app(tx => listBrought(tx, uid)))
    await db.member(brought, tx => emptyParent(tx, brought))
  for (const table of forgottenShared) await db.app(tx => forgetRows(tx, table, uid))
  await db.app(tx => emptyShared(tx, uid, clock.now()))
}
