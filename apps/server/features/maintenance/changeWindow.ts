import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actFirst } from '../staff/index.ts'
import type { MaintenanceDeps } from './deps.ts'
import { moveSpan } from './window.rules.ts'
import { findWindow, moveWindow } from './window.store.ts'
import { viewSpan } from './window.view.ts'

/** What is changed is on record before it counts; so is what came between. */
export function changeWindow(deps: MaintenanceDeps): Handler<typeof officeContract.maintenance.changeWindow> {
  const { db, clock } = deps
  return async call => {
    const { id, version, begins_at, ends_at, reason } = call.body
    const kept = await db.ref(tx => findWindow(tx, id))
    if (!kept) return refuse('not_found')
    if (kept.version !== version) return refuse('changed_meanwhile')
    const nowMs = clock.now()
    const own = { beginsAtMs: kept.begins_at, endsAtMs: kept.ends_at, isCancelled: kept.is_cancelled }
    const moved = moveSpan(own, { beginsAtMs: begins_at * 1000, endsAtMs: ends_at * 1000 }, nowMs)
    if (!moved.ok) return moved
    const span = moved.data
    const after = viewSpan({ begins_at: span.beginsAtMs, ends_at: span.endsAtMs })
    const object = { kind: 'maintenance', id } as const
    const act = { action: 'maintenance.plan', object, before: viewSpan(kept), after, reason } as const
    return actFirst(deps, { actor: call, act }, async () => {
      const set = await db.ref(tx => moveWindow(tx, version, { id, venueId: kept.venue_id, span, nowMs }))
      return set === 'set' ? done({ version: version + 1 }) : refuse(set)
    })
  }
}
