import { type Draw, recorded, type Rng } from '@saya/game-math'
import { type Units, unitsPerPeso } from '@saya/money'
import {
  fixtureOf,
  type Goal,
  type League,
  type Model,
  mostOfAll,
  mostOn,
  type Pairing,
  type PeriodTable,
  type Score,
  scoreOf,
  type SelectionCode,
  type Side,
  type Stakes,
  type VisibleMatch,
} from '../shape.ts'
import { winnersOf } from './selections.ts'

export interface DrawnMatch {
  readonly shown: VisibleMatch
  /** Every number that was drawn, in its order. */
  readonly draws: readonly Draw[]
}

/** Decides the match of a round for everybody. The same draws always come to the same. */
export function drawMatch(league: League, number: number, rng: Rng): DrawnMatch {
  const { model } = league
  const { pairing } = fixtureOf(league, number)
  const chance = recorded(rng)
  const periods = drawPeriods(model, pairing, chance)
  const goals = model.sport === 'football' ? drawMinutes(model, periods, chance) : []
  const winners = winnersOf(model, pairing, scoreOf(periods))
  return { shown: { sport: model.sport, periods, goals, isOver: true, winners }, draws: chance.draws }
}

/** What each side scores in each period; on a tie, where there is overtime, in that, and then who scores next. */
export function drawPeriods({ overtime }: Model, { home, away }: Pairing, rng: Rng): readonly Score[] {
  const periods = home.map((table, at): Score => [drawScore(table, rng), drawScore(away[at] ?? table, rng)])
  if (!overtime || !isTied(periods)) return periods
  const { table, last } = overtime
  const extra: Score = table ? [drawScore(table, rng), drawScore(table, rng)] : [0, 0]
  if (extra[0] !== extra[1]) return [...periods, extra]
  const { side, points } = pick(
    last,
    last.map(({ weight }) => weight),
    rng,
  )
  return [...periods, side === 0 ? [extra[0] + points, extra[1]] : [extra[0], extra[1] + points]]
}

function isTied(periods: readonly Score[]): boolean {
  const [home, away] = scoreOf(periods)
  return home === away
}

function drawScore({ from, weights }: PeriodTable, rng: Rng): number {
  return pick(
    weights.map((_, at) => from + at),
    weights,
    rng,
  )
}

/** One of several, each as likely as its weight among the sum of all. */
function pick<T>(all: readonly T[], weights: readonly number[], rng: Rng): T {
  let left = rng.next(weights.reduce((sum, weight) => sum + weight, 0))
  for (const [at, weight] of weights.entries()) {
    const one = all[at]
    if (left < weight && one !== undefined) return one
    left -= weight
  }
  throw new Error('The weights come to less than was drawn of.')
}

/** When the goals fall: each minute of its half is as likely. Nothing is paid by it. */
function drawMinutes({ minutes }: Model, halves: readonly Score[], rng: Rng): readonly Goal[] {
  const goals = halves.flatMap((score, half) =>
    score.flatMap((count, side) =>
      Array.from({ length: count }, () => ({ side: side as Side, minute: half * minutes + rng.next(minutes) + 1 })),
    ),
  )
  return goals.sort((one, other) => one.minute - other.minute)
}

/** What the bets of one player on a match come to. */
export function winOf({ odds }: Pick<Pairing, 'odds'>, stakes: Stakes, winners: readonly SelectionCode[]): Units {
  return winners.reduce((sum, code) => {
    const pesos = BigInt(stakes[code] ?? 0)
    return sum + (pesos * unitsPerPeso * BigInt(odds[code]?.[0] ?? 0)) / 100n
  }, 0n)
}

export type StakesJudgement =
  | { readonly ok: true; readonly pesos: number }
  | { readonly ok: false; readonly code: 'bet_unknown' | 'bet_too_small' | 'bet_too_large' | 'round_too_large' }

interface Wish {
  readonly stakes: Stakes
  readonly before: Stakes
}

/** Whether somebody who has bet so much on a match already may bet so much more. */
export function judgeStakes(league: League, number: number, { stakes, before }: Wish): StakesJudgement {
  const { pairing } = fixtureOf(league, number)
  const entries = Object.entries(stakes)
  if (entries.length === 0) return { ok: false, code: 'bet_unknown' }
  for (const [code, pesos] of entries) {
    if (!Object.hasOwn(pairing.odds, code) || !Number.isSafeInteger(pesos)) return { ok: false, code: 'bet_unknown' }
    if (pesos < league.least) return { ok: false, code: 'bet_too_small' }
    if (pesos + (before[code] ?? 0) > mostOn(pairing, code)) return { ok: false, code: 'bet_too_large' }
  }
  const pesos = sumOf(stakes)
  return pesos + sumOf(before) > league.mostRound ? { ok: false, code: 'round_too_large' } : { ok: true, pesos }
}

/** Whether all players together have bet more on a selection than the house may owe for it. */
export function isFull(league: League, number: number, all: Stakes): boolean {
  const { pairing } = fixtureOf(league, number)
  return Object.entries(all).some(([code, pesos]) => pesos > mostOfAll(league, pairing, code))
}

function sumOf(stakes: Stakes): number {
  return Object.values(stakes).reduce((sum, pesos) => sum + pesos, 0)
}
