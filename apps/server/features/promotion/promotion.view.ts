import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { type EligibilityCode, eligibilityErrors } from '@saya/contract/promotion/errors.ts'
import { type Language, textIn } from '@saya/contract/text.ts'
import { daySpan, formatPesos } from '@saya/money'
import type { LiveOffer, Verdict } from './offered.ts'

type ShownPromotion = AnswerOf<typeof contract.promotion.listPromotions>['d'][number]
type Detail = AnswerOf<typeof contract.promotion.getPromotion>

export function viewWhyNot(code: EligibilityCode | undefined, language: Language): ShownPromotion['why_not'] {
  return code ? { code, sentence: textIn(eligibilityErrors[code].text, language) } : null
}

/** A promotion as one member is shown it. */
export function viewPromotion(
  { version, offer, deal }: LiveOffer,
  { code, facts }: Verdict,
  language: Language,
): ShownPromotion {
  return {
    id: version.promotion,
    kind: version.kind,
    cash_type: deal.cashType,
    title: textIn(offer.title, language),
    summary: textIn(offer.summary, language),
    start_time: daySpan(offer.first_day).fromMs / 1000,
    end_time: daySpan(offer.last_day).untilMs / 1000,
    is_claimed_by_hand: deal.pays === 'once',
    has_claimed: facts.hasClaimed,
    why_not: viewWhyNot(code, language),
  }
}

export function viewDetail(offered: LiveOffer, verdict: Verdict, language: Language): Omit<Detail, 'reference'> {
  const { offer, deal } = offered
  return {
    ...viewPromotion(offered, verdict, language),
    details: textIn(offer.details, language),
    terms: deal.sentences.map(sentence => textIn(sentence, language)),
    most: formatPesos(deal.most),
    multiple: deal.multiple,
  }
}
