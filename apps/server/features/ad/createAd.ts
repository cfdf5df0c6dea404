import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actFirst } from '../staff/index.ts'
import { findAd, insertAd } from './ad.store.ts'
import { adValuesOf } from './ad.view.ts'
import type { AdDeps } from './deps.ts'

/** Of two who make one of the same name at once, one has made it. */
export function createAd(deps: AdDeps): Handler<typeof officeContract.ad.createAd> {
  const { db, clock } = deps
  return async call => {
    const { ad_id: adId, wish, reason } = call.body
    if (await db.ref(tx => findAd(tx, adId))) return refuse('ad_exists')
    const [values, nowMs] = [adValuesOf(wish), clock.now()]
    const object = { kind: 'ad', id: adId } as const
    const act = { action: 'ad.change', object, reason, after: { ...values } } as const
    return actFirst(deps, { actor: call, act }, async () => {
      const isNew = await db.ref(tx => insertAd(tx, { adId, values, nowMs }))
      return isNew ? done({ ad_id: adId }) : refuse('ad_exists')
    })
  }
}
