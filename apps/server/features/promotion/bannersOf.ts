import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { type Language, type Text, textIn } from '@saya/contract/text.ts'
import { bannerTypes } from '@saya/contract/welfare/banner.ts'
import { formatMoney, type Units, unitsPerPeso } from '@saya/money'
import type { MarketingPermit } from '../../platform/marketing/permit.ts'
import type { BannerRow } from '../welfare/index.ts'
import { findInviteObstacle } from './invite.ts'
import type { JudgedOffer } from './offered.ts'
import { viewPromotion, viewWhyNot } from './promotion.view.ts'
import { findCardObstacle } from './rules/card.rules.ts'

type Banner = AnswerOf<typeof contract.promotion.listPromotions>['banners'][number]

/** The cards that stand for a kind of promotion: there is none where nothing of the kind is offered, was just over, or waits. */
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
  /** What was over or stopped in the last week. */
  readonly ended: readonly LookedOffer[]
  /** What the member can collect of rebates on play. */
  readonly waiting: Units
  /** Cashback tickets that the member has not used. */
  readonly ticketsLeft: number
  readonly mayReceive: boolean
  readonly language: Language
}

/**
 * The cards of the Welfare page as one member is shown them. One that stands for a promotion says what that gives, and each why it is not
 * for this member. Of boxes, which are judged above promotions, their own call says it.
 */
export function bannersOf(rows: readonly BannerRow[], shown: ShownOffers): readonly Banner[] {
  return rows.flatMap(row => (row.is_on ? (cardOf(row, shown) ?? []) : []))
}

function cardOf(row: BannerRow, shown: ShownOffers): Banner | undefined {
  const { judged, ended, waiting, language } = shown
  const card = { type: row.type, title: textIn([row.title_en, row.title_tl], language), why_not: null }
  const kind = kindsOfBanners[row.type]
  if (kind === undefined) {
    const lacksForInvite = findLackForInvite(judged)
    const code = findCardObstacle(row.type, { ...shown, campaigns: campaignsOf(judged), lacksForInvite })
    return { ...card, line: textIn([row.line_en, row.line_tl], language), why_not: viewWhyNot(code, language) }
  }
  const own = ({ offered }: LookedOffer) => offered.version.kind === kind
  const offers = judged.filter(own)
  const offer = offers.find(({ verdict }) => verdict.code === undefined) ?? offers[0]
  // What waits is collected on the page of this card alone, whatever is offered by now, and whoever may have more of it.
  if (row.type === bannerTypes.rebate && waiting > 0n) return { ...card, line: textIn(waitingLine(waiting), language) }
  const last = row.type === bannerTypes.lossRebate ? ended.find(own) : undefined
  const named = offer ?? last
  if (!named) return undefined
  const line = textIn(named.offered.offer.summary, language)
  return { ...card, line, why_not: viewWhyNot(named.verdict.code, language) }
}

/** What each campaign of tickets says to the member who has not claimed it. */
function campaignsOf(judged: readonly LookedOffer[]) {
  return judged
    .filter(({ offered, verdict }) => offered.version.kind === 'tickets' && !verdict.facts.hasClaimed)
    .map(({ verdict }) => verdict.code)
}

/** What the first invitation of today asks and the member lacks, as its page says it. */
function findLackForInvite(judged: readonly LookedOffer[]) {
  const today = judged.find(({ offered, verdict }) => offered.deal.invite && verdict.facts.phase === 'on')
  return today && findInviteObstacle(today.verdict.facts, today.offered)
}

function waitingLine(waiting: Units): Text {
  const amount = formatMoney(waiting)
  return [`${amount} to collect`, `${amount} ang puwedeng kolektahin`]
}

/** The promotions themselves. */
export function offersOf({ judged, language }: ShownOffers) {
  return judged.map(({ offered, verdict }) => viewPromotion(offered, verdict, language))
}

/** What the cards of the VIP tab say they give. */
const vipGift = 500n * unitsPerPeso

/** The gifts behind the VIP tab: for members of a level, of the very amount that its cards name, while the budget has it. */
export function vipGiftsOf({ judged, language }: ShownOffers) {
  return judged.flatMap(({ offered: { version, offer, deal }, verdict }) => {
    const isOne = version.kind === 'gift' && deal.most === vipGift && offer.audience.least_level > 0
    return isOne && verdict.facts.phase === 'on' && !verdict.isUsedUp
      ? [{ id: version.promotion, why_not: viewWhyNot(verdict.code, language) }]
      : []
  })
}
