import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { MaintenanceDeps } from './deps.ts'
import { listWindowRows } from './window.store.ts'
import { viewWindow } from './window.view.ts'

export function listWindows({ db, clock }: MaintenanceDeps): Handler<typeof officeContract.maintenance.listWindows> {
  return async () => {
    const rows = await db.ref(listWindowRows)
    return done({ d: rows.map(row => viewWindow(row, clock.now())), t: rows.length })
  }
}
