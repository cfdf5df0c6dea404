import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { MaintenanceDeps } from './deps.ts'
import { listProviderRows } from './switch.store.ts'

export function listDeskProviders({
  db,
}: MaintenanceDeps): Handler<typeof officeContract.maintenance.listDeskProviders> {
  return async () => {
    const rows = await db.ref(listProviderRows)
    const view = rows.map(({ games, offered, maintained, ...row }) => ({
      ...row,
      games: Number(games),
      offered: Number(offered),
      is_closed: maintained,
    }))
    return done({ d: view, t: view.length })
  }
}
