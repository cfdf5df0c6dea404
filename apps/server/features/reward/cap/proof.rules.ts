import { type CappedKind, cappedKinds, type RebateCap } from '@saya/contract/rebateCap/rebateCap.ts'
import type { Units } from '@saya/money'
import { classesBeside, type MonthPlay, type MonthSums, mostOf } from './room.rules.ts'

/** A posting in a capped class, with all that it was judged by, as its own transaction wrote it down. */
export interface RebatePosting {
  readonly uid: bigint
  /** The first day of the month in which it counts. */
  readonly month: string
  readonly place: number
  readonly kind: CappedKind
  readonly reference: string
  readonly amount: Units
  readonly postedAtMs: number
  /** Nothing where the law knew no cap. */
  readonly cap: RebateCap | null
  readonly play: MonthPlay
  readonly used: Units
  readonly most: Units | null
}

export interface RebateMonth {
  readonly uid: bigint
  readonly month: string
  readonly posted: MonthSums
  readonly postings: number
}

/**
 * Whether a posting lay within the cap that held, worked out anew of what its month had come to. Cap and play are those written down with the
 * posting: rounds that change later keep no past state to compare them with.
 */
export function liesWithin({ cap, kind, play, used, amount, most }: RebatePosting): boolean {
  if (!cap) return most === null
  return most === mostOf(cap, kind, play) && used + amount <= most
}

/** What is wrong with a member's month: with each of its postings in their order, and with what was counted. */
export function wrongWithMonth(month: RebateMonth, postings: readonly RebatePosting[]): string[] {
  const faults: string[] = []
  const posted = { 4001: 0n, 4005: 0n, 4006: 0n, 4009: 0n }
  for (const [at, posting] of postings.entries()) {
    const { place, kind, cap, used, amount } = posting
    if (place !== at + 1) faults.push(`has a posting ${place} in place ${at + 1}`)
    const before = cap ? classesBeside(cap, kind).reduce((sum, one) => sum + posted[one], 0n) : used
    if (used !== before) faults.push(`says that ${used} was posted before posting ${place}, and it was ${before}`)
    if (!liesWithin(posting)) faults.push(`has a posting ${place} that does not lie within the cap`)
    posted[kind] += amount
  }
  if (month.postings !== postings.length) faults.push(`counts ${month.postings} postings, and has ${postings.length}`)
  const wrong = cappedKinds.filter(kind => month.posted[kind] !== posted[kind])
  return [...faults, ...wrong.map(kind => `counts ${month.posted[kind]} of ${kind}, and comes to ${posted[kind]}`)]
}
