import type { EligibilityCode } from '@saya/contract/promotion/errors.ts'
import type { Audience } from '@saya/contract/promotion/promotion.ts'
import type { Units } from '@saya/money'
import { type Deal, isGivenOnce, type Play } from '../kinds/index.ts'
import { type Facts, findObstacle } from './eligibility.rules.ts'
import { daysOf, type ReadOffer } from './offer.rules.ts'

/** What a member is known by before it is worked out what they get. */
export type FactsBefore = Omit<Facts, 'amount' | 'countsPlay'>

export interface MemberDay {
  readonly uid: bigint
  readonly facts: FactsBefore
  readonly played: Play
}

export interface Judgement {
  readonly uid: bigint
  readonly facts: Facts
  readonly amount: Units
  /** Why nothing is given. */
  readonly code: EligibilityCode | undefined
}

export interface Terms {
  readonly deal: Deal
  readonly audience: Audience
}

/** What one member gets of one day or one claim. The dry run, the day's work and the claim all ask here. */
export function judgeMember({ deal, audience }: Terms, { uid, facts: before, played }: MemberDay): Judgement {
  const amount = deal.amountOf(played)
  const facts = { ...before, amount, countsPlay: !isGivenOnce(deal) }
  return { uid, facts, amount, code: findObstacle(facts, audience) }
}

export interface DayCost {
  readonly members: number
  readonly cost: Units
}

/** What a day comes to over all members. Of a contest it is the prizes of as many places as there are members for. */
export function costOf(judged: readonly Judgement[], { contest }: Pick<Deal, 'contest'>): DayCost {
  const granted = judged.filter(({ code }) => code === undefined)
  if (contest) {
    const won = contest.prizes.slice(0, granted.length)
    return { members: won.length, cost: won.reduce((sum, prize) => sum + prize, 0n) }
  }
  return { members: granted.length, cost: granted.reduce((sum, { amount }) => sum + amount, 0n) }
}

export interface MemberGain {
  readonly uid: bigint
  readonly days: number
  readonly amount: Units
}

/** Who gets the most of some days, and on how many of them. Of a contest it is not known, since its prizes go by place. */
export function mostGiven(
  judged: readonly Judgement[],
  { contest }: Pick<Deal, 'contest'>,
  most: number,
): MemberGain[] {
  if (contest) return []
  const gains = new Map<bigint, MemberGain>()
  for (const { uid, code, amount } of judged) {
    if (code !== undefined) continue
    const before = gains.get(uid) ?? { uid, days: 0, amount: 0n }
    gains.set(uid, { uid, days: before.days + 1, amount: before.amount + amount })
  }
  const sorted = [...gains.values()].toSorted((one, other) => {
    if (one.amount !== other.amount) return one.amount > other.amount ? -1 : 1
    return one.uid < other.uid ? -1 : 1
  })
  return sorted.slice(0, most)
}

/** The cost that 95 of 100 days do not pass, by the nearest rank. */
export function percentile95(costs: readonly Units[]): Units {
  const sorted = costs.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.95) - 1)] ?? 0n
}

/** A budget is thought of as lasting so many days at most. */
const mostPaceDays = 30n

/** What a day costs where a budget is spent evenly over the days of its offer. */
function paceOf({ offer, budget }: Pick<ReadOffer, 'offer' | 'budget'>): Units {
  const days = daysOf(offer)
  return budget / (days < mostPaceDays ? days : mostPaceDays)
}

/**
 * A day that costs more stops a promotion. One grant alone never does. Where nobody would have been given anything in the dry
 * run it says nothing of what a day costs, and the budget's own pace does.
 */
export function brakeOf(
  costs: readonly Units[],
  read: Pick<ReadOffer, 'offer' | 'budget'> & { readonly deal: Pick<Deal, 'most' | 'pays'> },
): Units {
  // Everybody on a list is named, and what they get was agreed to.
  if (read.deal.pays === 'list') return read.budget
  const line = costs.every(cost => cost === 0n) ? paceOf(read) : percentile95(costs)
  const { most } = read.deal
  return line > most ? line : most
}
