import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { AdDeps } from './deps.ts'
import { listLandings } from './landing.store.ts'
import { viewDeskLanding } from './landing.view.ts'

export function listDeskLandings({ db }: AdDeps): Handler<typeof officeContract.ad.listDeskLandings> {
  return async () => {
    const rows = await db.ref(listLandings)
    return done({ d: rows.map(viewDeskLanding), t: rows.length })
  }
}
