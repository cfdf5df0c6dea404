import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import type { MaintenanceDeps } from './deps.ts'
import { switchProviderRow } from './switch.store.ts'
import { hasProvider } from './window.store.ts'

/** On record before it counts, since the two stand in different schemas. */
export function switchProvider(deps: MaintenanceDeps): Handler<typeof officeContract.maintenance.switchProvider> {
  const { db, clock } = deps
  return async call => {
    const { venue_id: venueId, is_closed: isClosed, reason } = call.body
    if (!(await db.ref(tx => hasProvider(tx, venueId)))) return refuse('not_found')
    const act = { action: 'game.switch', object: { kind: 'provider', id: String(venueId) }, reason } as const
    const keep = (after: Readonly<Record<string, unknown>>) =>
      db.app(tx => actAs(tx, call, { ...act, before: { is_closed: !isClosed }, after, nowMs: clock.now() }))
    await keep({ is_closed: isClosed })
    if (await db.ref(tx => switchProviderRow(tx, venueId, isClosed))) return done({})
    await keep({ is_closed: isClosed, refused: 'changed_meanwhile' })
    return refuse('changed_meanwhile')
  }
}
