import type { Offer } from '@saya/contract/promotion/promotion.ts'
import { dayMs, daySpan, formatWhole, parsePesos, type Units, unitsPerPeso } from '@saya/money'
import type { Deal, Kind } from '../kinds/index.ts'

export interface ReadOffer {
  readonly offer: Offer
  readonly deal: Deal
  readonly budget: Units
}

/** How many days an offer has. */
export function daysOf({ first_day: first, last_day: last }: Pick<Offer, 'first_day' | 'last_day'>): bigint {
  return BigInt((daySpan(last).untilMs - daySpan(first).fromMs) / dayMs)
}

const mostBudget = 100_000_000n * unitsPerPeso

type WrongOffer =
  | { readonly ok: false; readonly code: 'promotion_dates' | 'promotion_budget' }
  | { readonly ok: false; readonly code: 'promotion_terms'; readonly values: { readonly field: string } }
  | { readonly ok: false; readonly code: 'promotion_pool_budget'; readonly values: { readonly least: string } }

/** An offer as it is worked with, or what is wrong with it. A contest never ends for want of budget: it has that of all its days. */
export function readOffer(kind: Kind, offer: Offer): { readonly ok: true; readonly data: ReadOffer } | WrongOffer {
  const read = kind.read(offer.terms)
  if ('wrong' in read) return { ok: false, code: 'promotion_terms', values: { field: read.wrong } }
  if (offer.first_day > offer.last_day) return { ok: false, code: 'promotion_dates' }
  const budget = parsePesos(offer.budget.replaceAll(',', ''))
  if (budget === null || budget < read.deal.most || budget > mostBudget) return { ok: false, code: 'promotion_budget' }
  const asked = { ...offer, audience: { ...offer.audience, ...kind.audience } }
  const { deal } = read
  const pools = deal.most * daysOf(offer)
  if (deal.pays === 'places' && budget < pools) {
    return { ok: false, code: 'promotion_pool_budget', values: { least: formatWhole(pools, 'up') } }
  }
  return { ok: true, data: { offer: asked, deal, budget } }
}

/** One that two people agreed to was read before. */
export function mustRead(kind: Kind, offer: Offer): ReadOffer {
  const read = readOffer(kind, offer)
  if (!read.ok) throw new Error(`The offer of a ${kind.name} is not one.`)
  return read.data
}

export function isOver({ last_day: last }: Offer, nowMs: number): boolean {
  return nowMs >= daySpan(last).untilMs
}
