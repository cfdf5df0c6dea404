import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { countCoupons } from '../coupon/index.ts'
import { mayMarket } from '../marketing/index.ts'
import { listOpenRewards } from '../reward/index.ts'
import { listBannerRows } from '../welfare/index.ts'
import { hashDevice } from './claim/hashDevice.ts'
import { judgeLook } from './claim/judgeLook.ts'
import { bannersOf, type LookedOffer, offersOf, vipGiftsOf } from './bannersOf.ts'
import type { PromotionDeps } from './deps.ts'
import { readGiftCap } from './giftCap.store.ts'
import { listShown } from './held.ts'
import { isHidden, type LiveOffer } from './offered.ts'
import { viewWhyNot } from './promotion.view.ts'
import { readMembers } from './readMembers.ts'
import { findGeneralObstacle } from './rules/eligibility.rules.ts'
import { collectableOf, sumOf } from './rebate/rebate.rules.ts'
import { endedLately, phaseOf } from './rules/phase.rules.ts'

const nothing = { d: [], t: 0, banners: [], vip_gifts: [] }

/** Whoever may have no promotion at all is shown none, and told why. */
export function listPromotions(deps: PromotionDeps): Handler<typeof contract.promotion.listPromotions> {
  const { db, clock } = deps
  return async ({ caller: { uid }, visitor: { language }, device, brand }) => {
    const [deviceHash, nowMs] = [hashDevice(deps.lookupKeys, device.id), clock.now()]
    const [members, { shown: offers, cards, giftCap }] = await Promise.all([
      readMembers(deps, work => db.member(uid, work), [uid]),
      db.ref(async tx => ({
        shown: await listShown(tx, nowMs),
        cards: await listBannerRows(tx),
        giftCap: await readGiftCap(tx),
      })),
    ])
    const member = members.get(uid)
    if (!member) return done({ ...nothing, why_none: null })
    const { permit, ...own } = await db.member(uid, async tx => ({
      permit: await mayMarket(tx, { uid, reach: 'shown', nowMs }),
      waiting: sumOf(collectableOf(await listOpenRewards(tx, uid), nowMs)),
      ticketsLeft: (await countCoupons(tx, uid)).left,
      mayReceive: member.facts.mayReceive,
    }))
    const none = findGeneralObstacle({ ...member.facts, amount: 1n, countsPlay: false })
    if (none || !permit) return done({ ...nothing, why_none: viewWhyNot(none ?? 'promotion_unavailable', language) })
    const looked = await db.app(async tx => {
      const rows: LookedOffer[] = []
      for (const offered of offers.filter(one => isLookedAt(one, nowMs)).toSorted(byPlace)) {
        const verdict = await judgeLook(tx, offered, { uid, member, deviceHash, brand, nowMs, giftCap })
        if (!isHidden({ offered, verdict })) rows.push({ offered, verdict })
      }
      return rows
    })
    const judged = looked.filter(({ offered }) => isOpen(offered, nowMs))
    const ended = looked.filter(({ offered }) => !isOpen(offered, nowMs))
    const shown = { permit, judged, ended, ...own, language }
    const d = offersOf(shown)
    const banners = [...bannersOf(cards, shown)]
    return done({ d, t: d.length, banners, vip_gifts: vipGiftsOf(shown), why_none: null })
  }
}

function byPlace(one: LiveOffer, other: LiveOffer): number {
  return other.offer.place - one.offer.place
}

/** What a list gives comes by itself, and is no offer. */
function isLookedAt(offered: LiveOffer, nowMs: number): boolean {
  if (offered.deal.pays === 'list') return false
  const { stoppedAtMs } = offered.version
  return isOpen(offered, nowMs) || endedLately(offered.offer, { stoppedAtMs, nowMs })
}

function isOpen({ offer, version }: LiveOffer, nowMs: number): boolean {
  const phase = phaseOf(offer, { isStopped: version.stoppedAtMs !== null, nowMs })
  return phase === 'on' || phase === 'early'
}
