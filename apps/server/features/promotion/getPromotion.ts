import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import { referenceOf } from '@saya/contract/promotion/reference.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findLastDecision } from './claim/decision.store.ts'
import { hashDevice } from './claim/hashDevice.ts'
import { judgeLook } from './claim/judgeLook.ts'
import type { PromotionDeps } from './deps.ts'
import { readGiftCap } from './giftCap.store.ts'
import { findShown } from './held.ts'
import { viewDetail } from './promotion.view.ts'
import { readMembers } from './readMembers.ts'

/** A look: it is worked out anew, and leaves nothing. */
export function getPromotion(deps: PromotionDeps): Handler<typeof contract.promotion.getPromotion> {
  const { db, clock } = deps
  return async ({ caller: { uid }, query, visitor: { language }, device, brand }) => {
    const giftCap = await db.ref(readGiftCap)
    const [deviceHash, nowMs] = [hashDevice(deps.lookupKeys, device.id), clock.now()]
    const offered = await db.ref(tx => findShown(tx, query.id, nowMs))
    const member = (await readMembers(deps, work => db.member(uid, work), [uid])).get(uid)
    if (!offered || !member) return refuse('not_found')
    return db.app(async tx => {
      const verdict = await judgeLook(tx, offered, { uid, member, deviceHash, brand, nowMs, giftCap })
      // Who is not among those it is for does not hear that there is one.
      if (verdict.code === 'promotion_user') return refuse('not_found')
      const last = await findLastDecision(tx, uid, offered.version.promotion)
      return done({ ...viewDetail(offered, verdict, language), reference: last ? referenceOf(last.id) : null })
    })
  }
}
