import type { Database } from '../db/database.ts'
import { closeIncidents, type NewIncident, openIncidents, retellIncidents } from '../incident/incident.store.ts'
import { type DayTime, isAgreedTime } from './dayTime.ts'
import type { DayWork } from './dayWork.ts'
import { lateDays, lateKind } from './dayWork.rules.ts'
import { listKnown } from './runDayWork.ts'
import { wardsOf } from './ward.ts'

interface LateOptions extends DayTime {
  readonly db: Database
}

/** Opens an incident where a day of a work is not done hours after its time, whatever the reason, and closes it once it is. */
export async function tellLateDays(options: LateOptions, works: readonly DayWork[]): Promise<void> {
  if (works.length === 0) return
  const nowMs = options.clock.now()
  if (!(await isAgreedTime(options, nowMs))) return
  const late: NewIncident[] = []
  for (const work of works) {
    for (const ward of wardsOf(options.db, work)) {
      const days = lateDays(work, await listKnown(work, ward, nowMs), nowMs)
      const [day] = days
      if (day === undefined) continue
      late.push({ kind: lateKind(work.name), subject: ward.subject, detail: { day, days: days.length } })
    }
  }
  const kinds = works.map(({ name }) => lateKind(name))
  await options.db.app(async tx => {
    await openIncidents(tx, late, nowMs)
    await retellIncidents(tx, late)
    await closeIncidents(tx, { kinds, subjects: '', notSeenSinceMs: nowMs }, nowMs)
  })
}
