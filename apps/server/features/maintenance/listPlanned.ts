import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { MaintenanceDeps } from './deps.ts'
import { listAhead } from './window.store.ts'
import { viewSpan } from './window.view.ts'

export function listPlanned({ db, clock }: MaintenanceDeps): Handler<typeof contract.maintenance.listPlanned> {
  return async () => {
    const rows = await db.ref(tx => listAhead(tx, clock.now()))
    const planned = rows.map(row => ({ venue_id: row.venue_id, platform_name: row.provider ?? '', ...viewSpan(row) }))
    return done({ d: planned, t: planned.length })
  }
}
