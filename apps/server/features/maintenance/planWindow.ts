import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { newId } from '../../platform/newId.ts'
import { actFirst } from '../staff/index.ts'
import type { MaintenanceDeps } from './deps.ts'
import { readSpan } from './window.rules.ts'
import { hasProvider, insertWindow } from './window.store.ts'
import { viewSpan } from './window.view.ts'

/** Of two that are planned at once and overlap, one is. */
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
    const object = { kind: 'maintenance', id } as const
    const act = { action: 'maintenance.plan', object, after: planned, reason } as const
    return actFirst(deps, { actor: call, act }, async () => {
      const isNew = await db.ref(tx => insertWindow(tx, { id, venueId, span, nowMs }))
      return isNew ? done({ id }) : refuse('window_there')
    })
  }
}
