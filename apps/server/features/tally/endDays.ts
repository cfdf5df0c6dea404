import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import { type DayTime, isAgreedTime } from '../../platform/dayWork/index.ts'
import type { Database } from '../../platform/db/database.ts'
import { noteEnds, noteWholeDays } from './end.store.ts'
import { listMissingMonths, openMonth } from './month.store.ts'

interface TallyDeps extends DayTime {
  readonly db: Database
}

/** For so long after midnight what was posted before it may still be on its way. */
const graceMs = 10 * 60_000

/**
 * Asked every minute, it makes room for the months to come, and finds out which days are whole. An end is never taken back, so none is
 * noted by a clock that is not the database's.
 */
export async function endDays(deps: TallyDeps): Promise<void> {
  const { db, clock } = deps
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    for (const month of await db.memberSchema(schema, tx => listMissingMonths(tx, clock.now()))) {
      await db.memberSchema(schema, tx => openMonth(tx, month))
    }
    const nowMs = clock.now()
    if (!(await isAgreedTime(deps, nowMs))) continue
    await db.memberSchema(schema, async tx => {
      await noteEnds(tx, manilaDay(startOfManilaDay(nowMs - graceMs) - dayMs))
      await noteWholeDays(tx, nowMs)
    })
  }
}
