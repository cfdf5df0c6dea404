import { comparedLoss } from '@saya/contract/harmDesk/markers.ts'
import { unitsPerPeso } from '@saya/money'
import type { Reading, Readings } from './points.rules.ts'

/** What a member did, as far as it is known, up to the end of a day. Thirty days where nothing else is said. */
export interface HarmFacts {
  readonly play: {
    readonly loss: bigint
    readonly days: number
    /** Of days 31 to 90 before. */
    readonly lossBefore: bigint
  }
  readonly deposits: {
    /** On the day with the most. */
    readonly mostADay: number
    readonly failed: number
    readonly ways: number
    readonly afterLoss: number
  }
  readonly sessions: {
    /** Days with some rounds between midnight and five. */
    readonly nights: number
    /** How often two hours had passed and play went on. */
    readonly long: number
    /** Standard deviation of the stakes within sessions of some length, in percent of their mean. Null where there is none. */
    readonly spreadPercent: number | null
    /** The mean stake of the last third of such sessions, in percent of that of the first. */
    readonly risePercent: number | null
  }
  readonly limits: { readonly raised: number; readonly reachedDays: number; readonly breaks: number }
  readonly mentions: { readonly regret: number; readonly money: number; readonly complaint: number }
  /** How long a round lasts on average, in hundredths of a second, where nearly all of it is known. */
  readonly speed: { readonly now: number | null; readonly before: number | null }
  /** What they told us that they earn in a month. */
  readonly monthlyIncome: bigint | null
  /** By an approved date of birth. */
  readonly age: number | null
  /** Null while nobody looks for them. */
  readonly accountSigns: number | null
}

/** A loss below this is an evening out, however large it is beside the one before. */
const leastLoss = BigInt(comparedLoss.least) * unitsPerPeso
/** Whoever has long lost more than this does not come to be used to it: four times this counts as much as a marker of loss may. */
const mostBase = BigInt(comparedLoss.most) * unitsPerPeso
const mostValue = 1_000_000
const windowDays = 30
const young = { from: 21, until: 25 }

/**
 * Each grows with what it measures, so that more of it never counts for less. What is counted is not divided by how much else a member
 * did: a deposit on another day, or play by day, takes nothing away. What was lost before takes from the marker of loss alone, down to
 * what the highest base makes of it.
 */
export function readMarkers(facts: HarmFacts): Readings {
  const { play, deposits, sessions, limits, mentions } = facts
  return {
    net_loss: readLoss(play),
    income_share: readShare(play.loss, facts.monthlyIncome),
    deposits_a_day: reading(100 * deposits.mostADay),
    chased_losses: reading(deposits.afterLoss),
    failed_deposits: reading(deposits.failed),
    stake_spread: reading(sessions.spreadPercent ?? 0),
    rising_stakes: reading(sessions.risePercent ?? 0),
    long_sessions: reading(sessions.long),
    night_share: reading((100 * sessions.nights) / windowDays),
    active_days: reading(play.days),
    deposit_ways: reading(deposits.ways),
    limits_raised: reading(limits.raised),
    breaks_taken: reading(limits.breaks),
    limits_reached: reading(limits.reachedDays),
    said_regret: reading(mentions.regret),
    said_money: reading(mentions.money),
    said_complaint: reading(mentions.complaint),
    faster_games: readSpeed(facts.speed),
    second_account: facts.accountSigns === null ? null : reading(facts.accountSigns),
    young_age: facts.age === null ? null : reading(facts.age >= young.from && facts.age < young.until ? 1 : 0),
  }
}

function reading(value: number, base: bigint | null = null): Reading {
  return { value: Math.min(mostValue, Math.max(0, Math.round(value))), base }
}

/**
 * Against an average month of the two before, and at the least against what an evening out costs: of a month without play, or with a gain,
 * it is known that nothing was lost in it.
 */
function readLoss({ loss, lossBefore }: HarmFacts['play']): Reading {
  const base = within(lossBefore / 2n, leastLoss, mostBase)
  return loss < leastLoss ? reading(0, base) : reading(percentOf(loss, base), base)
}

function within(amount: bigint, least: bigint, most: bigint): bigint {
  if (amount < least) return least
  return amount > most ? most : amount
}

function readShare(loss: bigint, income: bigint | null): Reading | null {
  return income === null ? null : reading(loss < leastLoss ? 0 : percentOf(loss, income), income)
}

function percentOf(amount: bigint, of: bigint): number {
  const percent = (amount * 100n) / of
  return percent > BigInt(mostValue) ? mostValue : Number(percent)
}

function readSpeed({ now, before }: HarmFacts['speed']): Reading | null {
  return now === null || before === null ? null : reading((100 * before) / now, BigInt(before))
}
