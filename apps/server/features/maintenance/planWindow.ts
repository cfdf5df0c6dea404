import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { newId } from '../../platform/newId.ts'
import { actAs } from '../staff/index.ts'
import type { MaintenanceDeps } from './deps.ts'
import { readSpan } from './window.rules.ts'
import { hasProvider, insertWindow } from './window.store.ts'
import { viewSpan } from './window.view.ts'

/** On record before it counts, since the two stand in different schemas. */
export function planWindow(deps: MaintenanceDeps): Handler<typeof officeContract.maintenance.planWindow> {
  const { db, clock, random } = deps
  return async call => {
    const { venue_id: venueId, begins_at, ends_at, reason } = call.body
    const nowMs = clock.now()
    const read = readSpan({ beginsAtMs: begins_at * 1000, endsAtMs: ends_at * 1000 }, nowMs)
    if (!read.ok) return read
    if (venueId !== null && !(await db.ref(tx => hasProvider(tx, venueId)))) return refuse('not_found')
    const [id, span] = [newId(random), read.data]
    const planned = { venue_id: venueId, ...viewSpan({ begins_at: span.beginsAtMs, ends_at: span.endsAtMs }) }
    const act = { action: 'maintenance.plan', object: { kind: 'maintenance', id }, reason, nowMs } as const
    const keep = (after: Readonly<Record<string, unknown>>) => db.app(tx => actAs(tx, call, { ...act, after }))
    await keep(planned)
    if (await db.ref(tx => insertWindow(tx, { id, venueId, span, nowMs }))) return done({ id })
    await keep({ ...planned, refused: 'window_there' })
    return refuse('window_there')
  }
}
