import { boxLimits, type BoxTerms } from '@saya/contract/box/box.ts'
import type { BoxCode } from '@saya/contract/box/errors.ts'
import type { EligibilityCode } from '@saya/contract/promotion/errors.ts'
import type { Audience } from '@saya/contract/promotion/promotion.ts'
import { areOddsWhole, boxWhole } from '@saya/game-math'
import { daySpan, parsePesos, type Units, unitsPerPeso } from '@saya/money'
import { declareTransitions } from '../../platform/transition/transition.rules.ts'

export type BoxStatus = 'offered' | 'opened' | 'refused'
type BoxEvent = 'open' | 'refuse'

export const boxTransitions = declareTransitions<BoxStatus, BoxEvent>({
  initial: ['offered'],
  table: { offered: { open: 'opened', refuse: 'refused' }, opened: {}, refused: {} },
})

/** By which decisions and rewards of boxes are known. */
export const boxPromotion = 'mystery-box'
export const boxKind = 4001

/** An ID has one box a day, since what a person may be given in gifts is counted by it. */
export const boxAudience: Audience = {
  brands: [],
  least_level: 0,
  least_age_days: 0,
  needs_email: false,
  needs_approved_id: true,
  needs_payout_account: false,
  once_per_device: false,
  once_per_id: true,
  users: [],
}

/** It waits for a time from when it was first offered, and never beyond its day. */
export function boxExpiry(day: string, offeredAtMs: number): number {
  return Math.min(offeredAtMs + boxLimits.waitSeconds * 1000, daySpan(day).untilMs)
}

/** Why a box is not to be opened, whatever keeps the member from it. */
export type BoxRefusal = EligibilityCode | BoxCode

/** A box as far as it was kept. */
interface KnownBox {
  readonly status: BoxStatus
  readonly code: string
  readonly expiresAtMs: number
}

export interface BoxFacts {
  readonly hasDay: boolean
  /** Whether staff stopped boxes. */
  readonly isStopped: boolean
  readonly box: KnownBox | undefined
  /** What keeps the member from gifts of this kind. */
  readonly obstacle: EligibilityCode | undefined
  /** What was played on the day before, and whether all of that day was counted. */
  readonly play: Units
  readonly leastPlay: Units
  readonly isCounted: boolean
  /** Whether the box would pass what an ID is given in a month of gifts. */
  readonly isGiftFull: boolean
  readonly left: number
  readonly nowMs: number
}

/**
 * Why a member has no box to open now. One that was offered is theirs while it waits, whatever becomes of the play behind it, unless
 * staff stopped boxes or something keeps the member from gifts. One that was opened is no question any more.
 */
export function judgeBox(facts: BoxFacts): BoxRefusal | undefined {
  const { hasDay, isStopped, box, obstacle, play, leastPlay, isCounted, isGiftFull, left, nowMs } = facts
  if (!hasDay) return 'box_none'
  if (box?.status === 'opened') return undefined
  // What is refused for good does not come back with the end of a limit, and says so.
  if (box?.status === 'refused') return refusedForGood(box.code as BoxRefusal, obstacle)
  if (isStopped) return 'box_stopped'
  if (obstacle) return obstacle
  if (box && box.expiresAtMs <= nowMs) return 'box_expired'
  if (!box && play < leastPlay) return isCounted ? 'box_play' : 'box_counting'
  if (isGiftFull) return 'promotion_gift_cap'
  return left <= 0 ? 'box_used_up' : undefined
}

const returning: ReadonlySet<BoxRefusal> = new Set(['promotion_paused', 'promotion_limit', 'promotion_unavailable'])

function refusedForGood(code: BoxRefusal, obstacle: BoxRefusal | undefined): BoxRefusal {
  return returning.has(code) ? (obstacle ?? 'promotion_refused') : code
}

/** What so many boxes cost by the odds. */
export function expectedCostOf(odds: BoxTerms['odds'], boxes: number): Units {
  return (
    (odds.reduce((sum, { amount, weight }) => sum + unitsOf(amount) * BigInt(weight), 0n) * BigInt(boxes)) /
    BigInt(boxWhole)
  )
}

export function unitsOf(pesos: string): Units {
  const units = parsePesos(pesos)
  if (units === null) throw new Error(`${pesos} is no amount.`)
  return units
}

const mostPrize = boxLimits.mostPrizePesos * unitsPerPeso

/** Whether the odds come to the whole, each prize named once and none above the most. */
export function mayBeOdds(odds: BoxTerms['odds']): boolean {
  return areOddsWhole(odds) && odds.every(({ amount }) => unitsOf(amount) <= mostPrize)
}

const mostSlices = 16
const boxesInSlice = 500

/** Cuts the boxes of a day so that those who open theirs at once need not wait for each other. */
export function boxSlices(most: number): readonly number[] {
  const count = Math.min(Math.max(Math.floor(most / boxesInSlice), 1), mostSlices)
  const share = Math.floor(most / count)
  return Array.from({ length: count }, (_, at) => (at === 0 ? most - share * (count - 1) : share))
}
