import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actFirst } from '../staff/index.ts'
import type { MaintenanceDeps } from './deps.ts'
import { endWindow, findWindow } from './window.store.ts'
import { viewWindow } from './window.view.ts'

/** One that has begun ends with it. */
export function cancelWindow(deps: MaintenanceDeps): Handler<typeof officeContract.maintenance.cancelWindow> {
  const { db, clock } = deps
  return async call => {
    const { id, version, reason } = call.body
    const kept = await db.ref(tx => findWindow(tx, id))
    if (!kept) return refuse('not_found')
    if (kept.version !== version) return refuse('changed_meanwhile')
    const nowMs = clock.now()
    const { state } = viewWindow(kept, nowMs)
    if (state === 'over' || state === 'cancelled') return refuse('window_over')
    const object = { kind: 'maintenance', id } as const
    const change = { before: { state }, after: { state: 'cancelled' } }
    return actFirst(deps, { actor: call, act: { action: 'maintenance.plan', object, ...change, reason } }, async () => {
      const isEnded = await db.ref(tx => endWindow(tx, { id, version, nowMs }))
      return isEnded ? done({}) : refuse('changed_meanwhile')
    })
  }
}
