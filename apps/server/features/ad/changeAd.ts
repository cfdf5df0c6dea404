import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actFirst } from '../staff/index.ts'
import { findAd, setAd } from './ad.store.ts'
import { adValuesOf } from './ad.view.ts'
import type { AdDeps } from './deps.ts'

/** What is changed is on record before it counts; so is what came between. */
export function changeAd(deps: AdDeps): Handler<typeof officeContract.ad.changeAd> {
  const { db, clock } = deps
  return async call => {
    const { ad_id: adId, version, wish, reason } = call.body
    const kept = await db.ref(tx => findAd(tx, adId))
    if (!kept) return refuse('not_found')
    if (kept.version !== version) return refuse('changed_meanwhile')
    const { ad_id: _id, version: _version, updated_at: _at, ...before } = kept
    const [values, nowMs] = [adValuesOf(wish), clock.now()]
    const object = { kind: 'ad', id: adId } as const
    const act = { action: 'ad.change', object, reason, before, after: { ...values } } as const
    return actFirst(deps, { actor: call, act }, async () => {
      const isSet = await db.ref(tx => setAd(tx, version, { adId, values, nowMs }))
      return isSet ? done({ version: version + 1 }) : refuse('changed_meanwhile')
    })
  }
}
