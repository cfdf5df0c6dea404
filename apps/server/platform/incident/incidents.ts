import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { type NewIncident, openIncidents } from './incident.store.ts'

export interface Incidents {
  /** Writes it down before it resolves. A failure is logged and stops nobody. */
  open(incident: NewIncident): Promise<void>
}

const forgottenAfterMs = 60_000
const most = 10_000

/** Opens incidents. One met again within a minute is not written again, so that a stubborn partner costs nothing. */
export function incidents({ db, clock, log }: { db: Database; clock: Clock; log: Logger }): Incidents {
  const known = new Map<string, number>()
  return {
    async open(incident) {
      const name = `${incident.kind} ${incident.subject}`
      const nowMs = clock.now()
      if ((known.get(name) ?? Number.NEGATIVE_INFINITY) > nowMs - forgottenAfterMs) return
      try {
        await db.app(tx => openIncidents(tx, [incident], nowMs))
        if (known.size >= most) known.clear()
        known.set(name, nowMs)
      } catch (error) {
        log.error({ err: error, incident }, 'an incident could not be written down')
      }
    },
  }
}
