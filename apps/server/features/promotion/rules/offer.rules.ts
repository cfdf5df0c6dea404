import type { Jurisdiction } from '@saya/contract/gates.ts'
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

interface WrongAudience {
  readonly ok: false
  readonly code: 'promotion_audience'
  readonly values: { readonly fields: string }
}

type WrongOffer =
  | { readonly ok: false; readonly code: 'promotion_dates' | 'promotion_approval' | 'promotion_budget' }
  | { readonly ok: false; readonly code: 'promotion_terms'; readonly values: { readonly field: string } }
  | WrongAudience
  | {
      readonly ok: false
      readonly code: 'promotion_pool_budget' | 'promotion_list'
      readonly values: { readonly least: string }
    }

/**
 * An offer as it is worked with, or what is wrong with it. A contest never ends for want of budget: it has that of all its days. Nor
 * does a list: it has that of everybody who is named.
 */
export function readOffer(kind: Kind, offer: Offer): { readonly ok: true; readonly data: ReadOffer } | WrongOffer {
  const read = kind.read(offer.terms)
  if ('wrong' in read) return { ok: false, code: 'promotion_terms', values: { field: read.wrong } }
  if (offer.first_day > offer.last_day) return { ok: false, code: 'promotion_dates' }
  if (offer.approval && !isApproved(offer)) return { ok: false, code: 'promotion_approval' }
  const budget = parsePesos(offer.budget.replaceAll(',', ''))
  if (budget === null || budget < read.deal.most || budget > mostBudget) return { ok: false, code: 'promotion_budget' }
  const asked = { ...offer, audience: { ...offer.audience, ...kind.audience } }
  const { deal } = read
  const pools = deal.most * daysOf(offer)
  if (deal.pays === 'places' && budget < pools) {
    return { ok: false, code: 'promotion_pool_budget', values: { least: formatWhole(pools, 'up') } }
  }
  const members = new Set(offer.audience.users)
  const all = deal.most * BigInt(members.size)
  if (deal.pays === 'list' && (members.size === 0 || budget < all)) {
    return { ok: false, code: 'promotion_list', values: { least: formatWhole(all, 'up') } }
  }
  return { ok: true, data: { offer: asked, deal, budget } }
}

/** What is asked that a kind gives without looking at it: it would hold for nobody, and say that it does. */
export function findWrongAudience({ cannotAsk }: Kind, { audience }: Offer): WrongAudience | undefined {
  const isAsked = { brands: audience.brands.length > 0, once_per_device: audience.once_per_device }
  const fields = (['brands', 'once_per_device'] as const).flatMap(name =>
    isAsked[name] ? (cannotAsk[name] ?? []) : [],
  )
  return fields.length === 0
    ? undefined
    : { ok: false, code: 'promotion_audience', values: { fields: fields.join(', ') } }
}

/** The same of a draft: versions of before may ask what holds for nobody, and go on. */
export function readDraft(kind: Kind, draft: Offer): ReturnType<typeof readOffer> {
  return findWrongAudience(kind, draft) ?? readOffer(kind, draft)
}

/** Whether the regulator approved of every day of an offer. */
export function isApproved({ approval, first_day: first, last_day: last }: Offer): boolean {
  return approval !== undefined && approval.first_day <= first && last <= approval.last_day
}

/** Where the law is strict nothing is offered that the regulator has not approved. */
export function lacksApproval(offer: Offer, jurisdiction: Jurisdiction): boolean {
  return jurisdiction === 'strict' && !isApproved(offer)
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
