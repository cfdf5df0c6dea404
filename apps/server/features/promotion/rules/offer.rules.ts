import type { Offer } from '@saya/contract/promotion/promotion.ts'
import { daySpan, parsePesos, type Units, unitsPerPeso } from '@saya/money'
import type { Deal, Kind } from '../kinds/index.ts'

export interface ReadOffer {
  readonly offer: Offer
  readonly deal: Deal
  readonly budget: Units
}

const mostBudget = 100_000_000n * unitsPerPeso

type WrongOffer =
  | { readonly ok: false; readonly code: 'promotion_dates' | 'promotion_budget' }
  | { readonly ok: false; readonly code: 'promotion_terms'; readonly values: { readonly field: string } }

/** An offer as it is worked with, or what is wrong with it. */
export function readOffer(kind: Kind, offer: Offer): { readonly ok: true; readonly data: ReadOffer } | WrongOffer {
  const read = kind.read(offer.terms)
  if ('wrong' in read) return { ok: false, code: 'promotion_terms', values: { field: read.wrong } }
  if (offer.first_day > offer.last_day) return { ok: false, code: 'promotion_dates' }
  const budget = parsePesos(offer.budget.replaceAll(',', ''))
  if (budget === null || budget < read.deal.most || budget > mostBudget) return { ok: false, code: 'promotion_budget' }
  const asked = { ...offer, audience: { ...offer.audience, ...kind.audience } }
  return { ok: true, data: { offer: asked, deal: read.deal, budget } }
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
