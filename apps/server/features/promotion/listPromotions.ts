import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { listBannerRows } from '../welfare/index.ts'
import { hashDevice } from './claim/hashDevice.ts'
import { bannersOf, vipGiftsOf } from './bannersOf.ts'
import type { PromotionDeps } from './deps.ts'
import { hiddenCodes, type JudgedOffer, judgeViewer, offeredOf } from './offered.ts'
import { listLive } from './promotion.store.ts'
import { viewPromotion, viewWhyNot } from './promotion.view.ts'
import { readMembers } from './readMembers.ts'
import { findGeneralObstacle } from './rules/eligibility.rules.ts'
import { phaseOf } from './rules/phase.rules.ts'

const nothing = { d: [], t: 0, banners: [], vip_gifts: [] }

/** Whoever may have no promotion at all is shown none, and told why. */
export function listPromotions(deps: PromotionDeps): Handler<typeof contract.promotion.listPromotions> {
  const { db, clock } = deps
  return async ({ caller: { uid }, visitor: { language }, device, brand }) => {
    const [deviceHash, nowMs] = [hashDevice(deps.pepper, device.id), clock.now()]
    const member = (await readMembers(deps, work => db.member(uid, work), [uid])).get(uid)
    if (!member) return done({ ...nothing, why_none: null })
    const none = findGeneralObstacle({ ...member.facts, amount: 1n, countsPlay: false })
    if (none) return done({ ...nothing, why_none: viewWhyNot(none, language) })
    const { live, cards } = await db.ref(async tx => ({ live: await listLive(tx), cards: await listBannerRows(tx) }))
    const open = live.map(offeredOf).filter(({ offer, version }) => {
      const phase = phaseOf(offer, { isStopped: version.stoppedAtMs !== null, nowMs })
      return phase === 'on' || phase === 'early'
    })
    const judged = await db.app(async tx => {
      const rows: JudgedOffer[] = []
      for (const offered of open.toSorted((one, other) => other.offer.place - one.offer.place)) {
        const verdict = await judgeViewer(tx, offered, { uid, member, deviceHash, brand, nowMs })
        if (!verdict.code || !hiddenCodes.has(verdict.code)) rows.push({ offered, verdict })
      }
      return rows
    })
    const d = judged.map(({ offered, verdict }) => viewPromotion(offered, verdict, language))
    const banners = [...bannersOf(cards, judged, language)]
    return done({ d, t: d.length, banners, vip_gifts: vipGiftsOf(judged), why_none: null })
  }
}
