import type { Offer } from '@saya/contract/promotion/promotion.ts'
import { refuse } from '@saya/contract/outcome.ts'
import type { RefTx } from '../../../platform/db/database.ts'
import { listHeld } from '../held.ts'
import type { ReadOffer } from '../rules/offer.rules.ts'
import { overlap } from '../rules/phase.rules.ts'

interface ContestOffer extends Pick<ReadOffer, 'offer' | 'deal'> {
  readonly nowMs: number
}

/** A site shows one contest a day: says which other one runs on the same site and days; nothing where none does. */
export async function refuseRival(tx: RefTx, { id }: { readonly id: string }, { offer, deal, nowMs }: ContestOffer) {
  if (!deal.contest) return undefined
  const rival = (await listHeld(tx, nowMs)).find(
    other =>
      other.deal.contest &&
      other.version.promotion !== id &&
      overlap(other.offer, offer) &&
      shareSite(other.offer.audience, offer.audience),
  )
  if (!rival) return undefined
  const { first_day: first, last_day: last } = rival.offer
  return { ...refuse('promotion_contest'), values: { id: rival.version.promotion, first, last } }
}

/** None named is all of them. */
function shareSite({ brands: ones }: Offer['audience'], { brands: others }: Offer['audience']): boolean {
  return ones.length === 0 || others.length === 0 || ones.some(brand => others.includes(brand))
}
