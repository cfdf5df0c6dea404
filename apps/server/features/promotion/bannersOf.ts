import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { type Language, textIn } from '@saya/contract/text.ts'
import { bannerTypes } from '@saya/contract/welfare/banner.ts'
import { unitsPerPeso } from '@saya/money'
import type { MarketingPermit } from '../../platform/marketing/permit.ts'
import type { BannerRow } from '../welfare/index.ts'
import type { JudgedOffer } from './offered.ts'
import { viewPromotion, viewWhyNot } from './promotion.view.ts'

type Banner = AnswerOf<typeof contract.promotion.listPromotions>['banners'][number]

/** The cards that stand for a kind of promotion: there is none where there is no such promotion. */
const kindsOfBanners: Readonly<Record<number, string>> = {
  [bannerTypes.lossRebate]: 'lossRebate',
  [bannerTypes.rebate]: 'rebate',
}

/** An offer as a member finds it who looks at all of them. */
export interface LookedOffer extends JudgedOffer {
  readonly verdict: JudgedOffer['verdict'] & { readonly isUsedUp: boolean }
}

/** What a member is shown of promotions, and may be: by a permit alone. */
export interface ShownOffers {
  readonly permit: MarketingPermit
  readonly judged: readonly LookedOffer[]
  readonly language: Language
}

/** The cards of the Welfare page as one member is shown them. One that stands for a promotion says what that gives. */
export function bannersOf(rows: readonly BannerRow[], { judged, language }: ShownOffers): readonly Banner[] {
  return rows.flatMap(row => {
    if (!row.is_on) return []
    const title = textIn([row.title_en, row.title_tl], language)
    const kind = kindsOfBanners[row.type]
    if (kind === undefined)
      return [{ type: row.type, title, line: textIn([row.line_en, row.line_tl], language), why_not: null }]
    const offers = judged.filter(({ offered }) => offered.version.kind === kind)
    const shown = offers.find(({ verdict }) => verdict.code === undefined) ?? offers[0]
    if (!shown) return []
    const line = textIn(shown.offered.offer.summary, language)
    return [{ type: row.type, title, line, why_not: viewWhyNot(shown.verdict.code, language) }]
  })
}

/** The promotions themselves. */
export function offersOf({ judged, language }: ShownOffers) {
  return judged.map(({ offered, verdict }) => viewPromotion(offered, verdict, language))
}

/** What the cards of the VIP tab say they give. */
const vipGift = 500n * unitsPerPeso

/** The gifts behind the VIP tab: for members of a level, of the very amount that its cards name, while the budget has it. */
export function vipGiftsOf({ judged }: ShownOffers) {
  return judged.flatMap(({ offered: { version, offer, deal }, verdict }) => {
    const isOne = version.kind === 'gift' && deal.most === vipGift && offer.audience.least_level > 0
    return isOne && verdict.facts.phase === 'on' && !verdict.isUsedUp ? [{ id: version.promotion }] : []
  })
}
