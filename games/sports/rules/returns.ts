import {
  fixtureOf,
  type League,
  matchesOfSeason,
  type Model,
  mostOn,
  type Overtime,
  type Pairing,
  type PeriodTable,
  type SelectionCode,
} from '../shape.ts'
import { selectionsOf, winnersOf } from './selections.ts'

/** How likely each final score is, in whole numbers that come to `total` together. */
export interface Chances {
  /** By `home:away`. */
  readonly weights: ReadonlyMap<string, bigint>
  readonly total: bigint
}

/** An exact fraction: what comes back of all that is bet on a selection. */
export interface Return {
  readonly code: SelectionCode
  readonly numerator: bigint
  readonly denominator: bigint
  /** How many of a million matches it wins. */
  readonly hitPpm: number
}

/** How likely a side's sum over its periods is: one table put into the other, period by period. */
function convolve(tables: readonly PeriodTable[]): ReadonlyMap<number, bigint> {
  let sums: ReadonlyMap<number, bigint> = new Map([[0, 1n]])
  for (const { from, weights } of tables) {
    const next = new Map<number, bigint>()
    for (const [sum, weight] of sums) {
      for (const [at, more] of weights.entries()) {
        const score = sum + from + at
        next.set(score, (next.get(score) ?? 0n) + weight * BigInt(more))
      }
    }
    sums = next
  }
  return sums
}

function totalOf(weights: Iterable<bigint>): bigint {
  return [...weights].reduce((sum, weight) => sum + weight, 0n)
}

/** Every score that overtime can add to a tie, none of them a tie itself. */
function addedByOvertime({
  table,
  last,
}: Overtime): readonly (readonly [home: number, away: number, weight: bigint])[] {
  const each = totalOf(last.map(({ weight }) => BigInt(weight)))
  const decided = (tied: number, weight: bigint) =>
    last.map(({ side, points, weight: own }) => {
      const scores = side === 0 ? ([tied + points, tied] as const) : ([tied, tied + points] as const)
      return [...scores, weight * BigInt(own)] as const
    })
  if (!table) return decided(0, 1n)
  const scores = [...convolve([table])]
  return scores.flatMap(([home, weight]) =>
    scores.flatMap(([away, other]) =>
      home === away ? decided(home, weight * other) : [[home, away, weight * other * each] as const],
    ),
  )
}

/** Everything that a match of this pairing can end with, overtime counted in. */
export function listChances({ overtime }: Pick<Model, 'overtime'>, { home, away }: Pairing): Chances {
  const [homes, aways] = [convolve(home), convolve(away)]
  const added = overtime ? addedByOvertime(overtime) : []
  const scale = overtime ? totalOf(added.map(([, , weight]) => weight)) : 1n
  const weights = new Map<string, bigint>()
  function add(score: string, weight: bigint): void {
    weights.set(score, (weights.get(score) ?? 0n) + weight)
  }
  function addTie(score: number, weight: bigint): void {
    for (const [home, away, extra] of added) add(`${score + home}:${score + away}`, weight * extra)
  }
  for (const [one, weight] of homes) {
    for (const [other, more] of aways) {
      if (one === other && overtime) addTie(one, weight * more)
      else add(`${one}:${other}`, weight * more * scale)
    }
  }
  return { weights, total: totalOf(homes.values()) * totalOf(aways.values()) * scale }
}

function scores({ weights }: Chances): readonly (readonly [home: number, away: number, weight: bigint])[] {
  return [...weights].map(([score, weight]) => {
    const [home = 0, away = 0] = score.split(':').map(Number)
    return [home, away, weight]
  })
}

/** The exact return of everything that can be bet on a match of this pairing. */
export function returnsOf(model: Model, pairing: Pairing): readonly Return[] {
  const chances = listChances(model, pairing)
  const all = scores(chances)
  return [...selectionsOf(model, pairing)].map(([code, hasWon]) => {
    const hits = totalOf(all.filter(([home, away]) => hasWon([home, away])).map(([, , weight]) => weight))
    const [odds = 0] = pairing.odds[code] ?? []
    const [numerator, denominator] = [hits * BigInt(odds), chances.total * 100n]
    const common = greatestCommon(numerator, denominator)
    return {
      code,
      numerator: numerator / common,
      denominator: denominator / common,
      hitPpm: ppmOf(hits, chances.total),
    }
  })
}

/** Millionths, rounded to the nearest. */
export function ppmOf(numerator: bigint, denominator: bigint): number {
  return Number((numerator * 2_000_000n + denominator) / (2n * denominator))
}

export interface Worst {
  /** In whole pesos: the most that one player can win, who has bet the most that the limits allow on what wins. */
  readonly player: number
  /** In whole pesos: the most that all players together can win. */
  readonly house: number
}

/** What one match of a league can cost, in the outcome that is worst for the house. */
export function worstMatch(league: League): Worst {
  const numbers = Array.from({ length: matchesOfSeason }, (_, number) => number)
  const pairings = new Set(numbers.map(number => fixtureOf(league, number).pairing))
  const worst = [...pairings].map(pairing => worstOf(league, pairing))
  return {
    player: Math.max(...worst.map(({ player }) => player)),
    house: Math.max(...worst.map(({ house }) => house)),
  }
}

/** Of two outcomes the one that lets other selections win is looked at apart; the dearest come first, until all is bet. */
function worstOf(league: League, pairing: Pairing): Worst {
  const outcomes = new Set(
    scores(listChances(league.model, pairing)).map(([home, away]) =>
      winnersOf(league.model, pairing, [home, away]).join(),
    ),
  )
  const costs = [...outcomes].map(winners => {
    const dear = winners
      .split(',')
      .map(code => ({ most: mostOn(pairing, code), odds: pairing.odds[code]?.[0] ?? 0 }))
      .sort((one, other) => other.odds - one.odds)
    let left = league.mostRound
    let player = 0n
    for (const { most, odds } of dear) {
      const pesos = Math.min(most, left)
      left -= pesos
      player += BigInt(pesos * odds)
    }
    return { player: Number(player / 100n), house: dear.length * league.mostOwed }
  })
  return {
    player: Math.max(...costs.map(({ player }) => player)),
    house: Math.max(...costs.map(({ house }) => house)),
  }
}

function greatestCommon(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestCommon(other, one % other)
}
