import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { closeIncidents, openIncidents, retellIncidents } from '../incident/incident.store.ts'
import type { DayWork } from './dayWork.ts'
import { isDayLate, lateKind } from './dayWork.rules.ts'
import { listOwed } from './runDayWork.ts'
import { type Ward, wardsOf } from './ward.ts'

interface LateOptions {
  readonly db: Database
  readonly clock: Clock
}

/** Opens an incident where a day of a work is not done hours after its time, whatever the reason, and closes it once it is. */
export async function tellLateDays(options: LateOptions, works: readonly DayWork[]): Promise<void> {
  for (const work of works) {
    for (const ward of wardsOf(options.db, work)) await tellWard(options, work, ward)
  }
}

async function tellWard(options: LateOptions, work: DayWork, ward: Ward): Promise<void> {
  const owed = await listOwed(options, work, ward)
  const nowMs = options.clock.now()
  const late = owed.filter(day => isDayLate(work, day, nowMs))
  const [day] = late
  const [kind, { subject }] = [lateKind(work.name), ward]
  await options.db.app(async tx => {
    if (day === undefined) {
      await closeIncidents(tx, { kinds: [kind], subjects: subject, notSeenSinceMs: nowMs + 1 }, nowMs)
      return
    }
    const incident = { kind, subject, detail: { day, days: late.length } }
    await openIncidents(tx, [incident], nowMs)
    await retellIncidents(tx, [incident])
  })
}
