import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { listAds } from './ad.store.ts'
import { viewDeskAd } from './ad.view.ts'
import type { AdDeps } from './deps.ts'

export function listDeskAds({ db }: AdDeps): Handler<typeof officeContract.ad.listDeskAds> {
  return async ({ query: { state } }) => {
    const rows = await db.ref(listAds)
    const chosen = rows.filter(row => state === '' || row.is_on === (state === 'on'))
    return done({ d: chosen.map(viewDeskAd), t: chosen.length })
  }
}
