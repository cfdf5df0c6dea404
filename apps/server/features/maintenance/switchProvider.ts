import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actFirst } from '../staff/index.ts'
import type { MaintenanceDeps } from './deps.ts'
import { switchProviderRow } from './switch.store.ts'
import { hasProvider } from './window.store.ts'

/** Of two who switch it at once, the later one is told so. */
export function switchProvider(deps: MaintenanceDeps): Handler<typeof officeContract.maintenance.switchProvider> {
  const { db } = deps
  return async call => {
    const { venue_id: venueId, is_closed: isClosed, reason } = call.body
    if (!(await db.ref(tx => hasProvider(tx, venueId)))) return refuse('not_found')
    const object = { kind: 'provider', id: String(venueId) } as const
    const change = { before: { is_closed: !isClosed }, after: { is_closed: isClosed } }
    return actFirst(deps, { actor: call, act: { action: 'game.switch', object, ...change, reason } }, async () => {
      const isSwitched = await db.ref(tx => switchProviderRow(tx, venueId, isClosed))
      return isSwitched ? done({}) : refuse('changed_meanwhile')
    })
  }
}
