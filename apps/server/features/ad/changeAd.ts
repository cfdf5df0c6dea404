import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import { findAd, setAd } from './ad.store.ts'
import { adValuesOf } from './ad.view.ts'
import type { AdDeps } from './deps.ts'

/** What is changed is on record before it counts; so is what came between. */
export function changeAd({ db, clock }: AdDeps): Handler<typeof officeContract.ad.changeAd> {
  return async call => {
    const { ad_id: adId, version, wish, reason } = call.body
    const kept = await db.ref(tx => findAd(tx, adId))
    if (!kept) return refuse('not_found')
    if (kept.version !== version) return refuse('changed_meanwhile')
    const { ad_id: _id, version: _version, updated_at: _at, ...before } = kept
    const [values, nowMs] = [adValuesOf(wish), clock.now()]
    function keep(after: Readonly<Record<string, unknown>>): Promise<void> {
      const act = { action: 'ad.change', object: { kind: 'ad', id: adId }, reason, before, after, nowMs } as const
      return db.app(tx => actAs(tx, call, act))
    }
    await keep({ ...values })
    if (await db.ref(tx => setAd(tx, version, { adId, values, nowMs }))) return done({ version: version + 1 })
    await keep({ ...values, refused: 'changed_meanwhile' })
    return refuse('changed_meanwhile')
  }
}
