import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import { findAd, insertAd } from './ad.store.ts'
import { adValuesOf } from './ad.view.ts'
import type { AdDeps } from './deps.ts'

/** It is on record before it is there, since the two stand in different schemas; so is that somebody else came first. */
export function createAd({ db, clock }: AdDeps): Handler<typeof officeContract.ad.createAd> {
  return async call => {
    const { ad_id: adId, wish, reason } = call.body
    if (await db.ref(tx => findAd(tx, adId))) return refuse('ad_exists')
    const [values, nowMs] = [adValuesOf(wish), clock.now()]
    function keep(after: Readonly<Record<string, unknown>>): Promise<void> {
      const act = { action: 'ad.change', object: { kind: 'ad', id: adId }, reason, after, nowMs } as const
      return db.app(tx => actAs(tx, call, act))
    }
    await keep({ ...values })
    if (await db.ref(tx => insertAd(tx, { adId, values, nowMs }))) return done({ ad_id: adId })
    await keep({ ...values, refused: 'ad_exists' })
    return refuse('ad_exists')
  }
}
