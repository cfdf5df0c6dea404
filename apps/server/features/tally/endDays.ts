import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { noteEnds, noteWholeDays } from './end.store.ts'
import { listMissingMonths, openMonth } from './month.store.ts'

interface TallyDeps {
  readonly db: Database
  readonly clock: Clock
}

/** For so long after midnight what was posted before it may still be on its way. */
const graceMs = 10 * 60_000

/** Asked every minute, it makes room for the months to come, and finds out which days are whole. */
export async function endDays({ db, clock }: TallyDeps): Promise<void> {
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    for (const month of await db.memberSchema(schema, tx => listMissingMonths(tx, clock.now()))) {
      await db.memberSchema(schema, tx => openMonth(tx, month))
    }
    await db.memberSchema(schema, async tx => {
      const nowMs = clock.now()
      await noteEnds(tx, manilaDay(startOfManilaDay(nowMs - graceMs) - dayMs))
      await noteWholeDays(tx, nowMs)
    })
  }
}
