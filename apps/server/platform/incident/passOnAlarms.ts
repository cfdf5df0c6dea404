import type { Clock } from '../clock.ts'
import type { Database, MemberTx } from '../db/database.ts'
import { deleteAlarms, listAlarms } from './alarm.store.ts'
import { openIncidents } from './incident.store.ts'

interface AlarmDeps {
  readonly db: Database
  readonly clock: Clock
}

const page = 500

/** Makes incidents of what was left in every schema by whoever was cut off before they could. */
export async function passOnAlarms(deps: AlarmDeps): Promise<void> {
  for (let schema = 0; schema < deps.db.memberSchemas; schema++) {
    await passOn(deps, work => deps.db.memberSchema(schema, work))
  }
}

/** The same of a member's own schema, right behind the commit that left something there. */
export function passOnAlarmsOf(deps: AlarmDeps, uid: bigint): Promise<void> {
  return passOn(deps, work => deps.db.member(uid, work))
}

type Door = <T>(work: (tx: MemberTx) => Promise<T>) => Promise<T>

/** An incident that is open already is only seen again: cut off between the two, nothing is lost and nothing doubled. */
async function passOn({ db, clock }: AlarmDeps, open: Door): Promise<void> {
  for (;;) {
    const alarms = await open(tx => listAlarms(tx, page))
    if (alarms.length === 0) return
    await db.app(tx => openIncidents(tx, alarms, clock.now()))
    await open(tx => deleteAlarms(tx, alarms))
  }
}
