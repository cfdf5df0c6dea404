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
export function costOf(judged: readonly Judgement[], deal: Pick<Deal, 'contest'>): DayCost {
  return costOfGrants(judged.reduce(addGrant, noGrants), deal)
}

const noGrants: DayCost = { members: 0, cost: 0n }

function addGrant(sum: DayCost, { code, amount }: Judgement): DayCost {
  return code === undefined ? { members: sum.members + 1, cost: sum.cost + amount } : sum
}

function costOfGrants(grants: DayCost, { contest }: Pick<Deal, 'contest'>): DayCost {
  if (!contest) return grants
  const won = contest.prizes.slice(0, grants.members)
  return { members: won.length, cost: won.reduce((sum, prize) => sum + prize, 0n) }
}

export interface MemberGain {
  readonly uid: bigint
  readonly days: number
  readonly amount: Units
}

/** Where a page of those who get the most ended: the next one begins behind it. */
export type GainPlace = Pick<MemberGain, 'uid' | 'amount'>

interface GainPage {
  readonly most: number
  readonly behind?: GainPlace | undefined
}

/** Who gets the most of some days, and on how many of them. Of a contest it is not known, since its prizes go by place. */
export function mostGiven(
  judged: readonly Judgement[],
  { contest }: Pick<Deal, 'contest'>,
  page: GainPage,
): MemberGain[] {
  return contest ? [] : highest(gainsOf(judged), page)
}

/** How many get something of some days. */
export function countGiven(judged: readonly Judgement[], { contest }: Pick<Deal, 'contest'>): number {
  return contest ? 0 : gainsOf(judged).length
}

function gainsOf(judged: readonly Judgement[]): MemberGain[] {
  const gains = new Map<bigint, MemberGain>()
  for (const { uid, code, amount } of judged) {
    if (code !== undefined) continue
    const before = gains.get(uid) ?? { uid, days: 0, amount: 0n }
    gains.set(uid, { uid, days: before.days + 1, amount: before.amount + amount })
  }
  return [...gains.values()]
}

function highest(gains: readonly MemberGain[], { most, behind }: GainPage): MemberGain[] {
  const left = behind ? gains.filter(gain => byGain(behind, gain) < 0) : gains
  return left.toSorted(byGain).slice(0, most)
}

/** Who gets more comes first, and of equals the lower number. */
function byGain(one: GainPlace, other: GainPlace): number {
  if (one.amount !== other.amount) return one.amount > other.amount ? -1 : 1
  if (one.uid === other.uid) return 0
  return one.uid < other.uid ? -1 : 1
}

export interface DryDay extends DayCost {
  readonly day: string
}

/** What some days come to, and who gets the most of them. */
export interface DryRun {
  readonly days: readonly DryDay[]
  readonly members: readonly MemberGain[]
  /** How many get something, named or not. */
  readonly total: number
}

export interface DryRules extends GainPage {
  readonly days: readonly string[]
  readonly deal: Pick<Deal, 'contest'>
}

/**
 * Sums up page by page what `costOf`, `mostGiven` and `countGiven` say of all at once. It keeps nothing of a member who is not among
 * those it names, so that it takes no more room however many play. All days of a member are in one page.
 */
export function drySummer({ days, deal, ...named }: DryRules) {
  const grants = new Map(days.map(day => [day, noGrants]))
  let members: readonly MemberGain[] = []
  let total = 0
  return {
    add(page: readonly (Judgement & { readonly day: string })[]): void {
      for (const one of page) grants.set(one.day, addGrant(grants.get(one.day) ?? noGrants, one))
      if (deal.contest) return
      const gains = gainsOf(page)
      members = highest([...members, ...gains], named)
      total += gains.length
    },
    sums: (): DryRun => ({
      days: days.map(day => ({ day, ...costOfGrants(grants.get(day) ?? noGrants, deal) })),
      members,
      total,
    }),
  }
}

/** The cost that 95 of 100 days do not pass, by the nearest rank. */
export function percentile95(costs: readonly Units[]): Units {
  const sorted = costs.toSorted((one, other) => Number(one - other))
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
