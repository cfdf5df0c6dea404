import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findAd } from './ad.store.ts'
import { viewAd } from './ad.view.ts'
import type { AdDeps } from './deps.ts'

/** One that is off is answered as one that never was. */
export function getAd({ db }: AdDeps): Handler<typeof contract.ad.getAd> {
  return async ({ query }) => {
    const row = await db.ref(tx => findAd(tx, query.ad_id))
    return row?.is_on ? done(viewAd(row)) : refuse('not_found')
  }
}
