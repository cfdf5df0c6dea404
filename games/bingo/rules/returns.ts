import { bestOfCard } from './exposure.ts'
import { ballsOf, type Kind, type Prize, type PrizeCode, type Room } from '../shape.ts'
import { type Pattern, patternsOf } from './patterns.ts'

/** An exact fraction. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** Every order of all balls: what chances are counted in. */
function allOrders(kind: Kind): bigint {
  return falling(ballsOf(kind), ballsOf(kind))
}

/** `from · (from − 1) · …`, so many factors: the ways to lay different things on so many of `from` places in a row. */
function falling(from: number, factors: number): bigint {
  let product = 1n
  for (let one = 0; one < factors; one++) product *= BigInt(Math.max(from - one, 0))
  return product
}

function maskOf(pattern: Pattern): number {
  return pattern.reduce((mask, place) => mask | (1 << place), 0)
}

function countBits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

/** How many orders of all balls have so many given numbers among the first `by`. */
function ordersWith(kind: Kind, numbers: number, by: number): bigint {
  const all = ballsOf(kind)
  return falling(by, numbers) * falling(all - numbers, all - numbers)
}

/**
 * In how many orders a card has completed a prize by a ball: inclusion and exclusion over every set of its patterns. A
 * card's own numbers do not matter to it, nor do other cards.
 */
function ordersBy(kind: Kind, prize: PrizeCode, by: number): bigint {
  const masks = patternsOf(kind, prize).map(maskOf)
  const signs = new Map<number, bigint>()
  forEachSet(masks, (union, count) => {
    const size = countBits(union)
    if (count > 0) signs.set(size, (signs.get(size) ?? 0n) + (count % 2 === 1 ? 1n : -1n))
  })
  return [...signs].reduce((sum, [size, sign]) => sum + sign * ordersWith(kind, size, by), 0n)
}

function forEachSet(masks: readonly number[], visit: (union: number, count: number) => void): void {
  function go(at: number, union: number, count: number): void {
    if (at === masks.length) return visit(union, count)
    go(at + 1, union, count)
    go(at + 1, union | (masks[at] ?? 0), count + 1)
  }
  go(0, 0, 0)
}

export interface StepReturn {
  readonly prize: Prize
  readonly by: number
  readonly pay: number
  /** How likely a card is to be paid by this step. */
  readonly chance: Fraction
}

/** Every step of every prize with its exact chance. */
export function stepsOf({ kind, prizes }: Pick<Room, 'kind' | 'prizes'>): readonly StepReturn[] {
  const denominator = allOrders(kind)
  return prizes.flatMap(prize => {
    let before = 0n
    return prize.steps.map(({ by, pay }) => {
      const until = ordersBy(kind, prize.code, by)
      const numerator = until - before
      before = until
      return { prize, by, pay, chance: { numerator, denominator } }
    })
  })
}

/** What the fixed prizes of a card return of its price. */
export function fixedReturn(room: Pick<Room, 'kind' | 'prizes'>): Fraction {
  const paid = stepsOf(room).reduce((sum, { pay, chance }) => sum + BigInt(pay) * chance.numerator, 0n)
  return { numerator: paid, denominator: allOrders(room.kind) * 100n }
}

/**
 * What a room returns in all: its fixed prizes, and what its jackpot takes of each stake, since all of that is paid out
 * again, whoever plays. What the house put into the first pool comes on top and is not counted.
 */
export function wholeReturn(room: Pick<Room, 'kind' | 'prizes' | 'jackpot'>): Fraction {
  const { numerator, denominator } = fixedReturn(room)
  const { sharePpm, nextPpm } = room.jackpot
  return {
    numerator: numerator * 1_000_000n + BigInt(sharePpm + nextPpm) * denominator,
    denominator: denominator * 1_000_000n,
  }
}

/**
 * How likely a card is to win anything: inclusion and exclusion over the patterns of all prizes, each by its own last
 * ball. A number that several of them ask for is asked for by the earliest.
 */
export function hitChance({ kind, prizes }: Pick<Room, 'kind' | 'prizes'>): Fraction {
  const last = prizes.map(({ steps }) => steps.at(-1)?.by ?? 0)
  const ends = [...new Set(last)].sort((one, other) => one - other)
  const all = prizes.flatMap(({ code }, at) =>
    patternsOf(kind, code).map(pattern => ({ mask: maskOf(pattern), end: ends.indexOf(last[at] ?? 0) })),
  )
  const counted = new Map<string, bigint>()
  function go(at: number, unions: readonly number[], sign: bigint): void {
    const next = all[at]
    if (!next) {
      const sizes = sizesOf(unions).join()
      counted.set(sizes, (counted.get(sizes) ?? 0n) + sign)
      return
    }
    go(at + 1, unions, sign)
    go(
      at + 1,
      unions.map((union, end) => (end === next.end ? union | next.mask : union)),
      -sign,
    )
  }
  go(
    0,
    ends.map(() => 0),
    1n,
  )
  const total = allOrders(kind)
  const without = [...counted].reduce((sum, [sizes, sign]) => sum + sign * ordersByEnds(kind, sizes, ends), 0n)
  return { numerator: total - without, denominator: total }
}

/** How many numbers each end asks for besides those that an earlier one has asked for. */
function sizesOf(unions: readonly number[]): readonly number[] {
  let known = 0
  return unions.map(union => {
    const size = countBits(union & ~known)
    known |= union
    return size
  })
}

/** The orders in which so many numbers come by each end: the earliest are laid first. */
function ordersByEnds(kind: Kind, written: string, ends: readonly number[]): bigint {
  const sizes = written.split(',').map(Number)
  let [ways, laid] = [1n, 0]
  for (const [at, size] of sizes.entries()) {
    ways *= falling((ends[at] ?? 0) - laid, size)
    laid += size
  }
  return ways * falling(ballsOf(kind) - laid, ballsOf(kind) - laid)
}

export function jackpotChance({ kind, jackpot }: Pick<Room, 'kind' | 'jackpot'>): Fraction {
  return { numerator: ordersBy(kind, 'house', jackpot.by), denominator: allOrders(kind) }
}

/** Millionths, rounded to the nearest. */
export function ppmOf({ numerator, denominator }: Fraction): number {
  return Number((numerator * 2_000_000n + denominator) / (2n * denominator))
}

/** One in so many, rounded to the nearest. */
export function oneIn({ numerator, denominator }: Fraction): number {
  return Number((2n * denominator + numerator) / (2n * numerator))
}

/** In whole pesos, rounded up, the most that a player can win in a round: the best of every prize on every card, and all of the pool. */
export function worstRound({ price, mostCards, prizes, jackpot }: Room): bigint {
  const hundredths = BigInt(bestOfCard({ prizes }))
  return (BigInt(price) * BigInt(mostCards) * hundredths + 99n) / 100n + BigInt(jackpot.most)
}
