import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { EligibilityCode } from '@saya/contract/promotion/errors.ts'
import { referenceOf } from '@saya/contract/promotion/reference.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { type DecisionRow, findLastDecision } from './claim/decision.store.ts'
import { hashDevice } from './claim/hashDevice.ts'
import { judgeLook } from './claim/judgeLook.ts'
import type { PromotionDeps } from './deps.ts'
import { readGiftCap } from './giftCap.store.ts'
import { findShown } from './held.ts'
import { isForOthers } from './rules/eligibility.rules.ts'
import type { LiveOffer, Verdict } from './offered.ts'
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
    // Who is not among those it is for does not hear that there is, will be or was one.
    if (!offered || !member || isForOthers(member.facts, offered.offer.audience)) return refuse('not_found')
    return db.app(async tx => {
      const judged = await judgeLook(tx, offered, { uid, member, deviceHash, brand, nowMs, giftCap })
      const found = await findLastDecision(tx, uid, offered.version.promotion)
      // Each version of a list decides anew: what came of the one before says nothing of this one.
      const isOfOther = offered.deal.pays === 'list' && found?.version !== offered.version.number
      const last = isOfOther ? undefined : found
      const verdict = asDecided(offered, judged, last)
      return done({ ...viewDetail(offered, verdict, language), reference: last ? referenceOf(last.id) : null })
    })
  }
}

/** Of a list each member is decided on once: what was refused then stays so, with the reason that staff read. */
function asDecided({ deal }: LiveOffer, verdict: Verdict, last: DecisionRow | undefined): Verdict {
  const isDecided = deal.pays === 'list' && last?.outcome === 'refused'
  return isDecided ? { ...verdict, code: last.code as EligibilityCode } : verdict
}
