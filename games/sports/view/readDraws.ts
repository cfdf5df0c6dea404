import type { Draw } from '@saya/game-math'
import { fixtureOf, type Goal, type League, type PeriodTable, type Score, scoreOf, type Side } from '../shape.ts'

/** What the draws of a match stand for, read by its tables. */
export interface MatchReading {
  readonly periods: readonly Score[]
  readonly goals: readonly Goal[]
  /** Of each draw, what it says: points of a side, or the minute of a goal. */
  readonly means: readonly Meaning[]
  /** Whether there are as many draws as a match has, each out of as many as its table says. */
  readonly isWhole: boolean
}

interface Meaning {
  readonly side: Side
  readonly points?: number
  readonly minute?: number
}

/**
 * Reads draws in their order: each period's score of the home side and of the guests, on a tie those of overtime and who
 * scores next, and of football the minute of every goal.
 */
export function readDraws(league: League, number: number, draws: readonly Draw[]): MatchReading {
  const { model } = league
  const { home, away } = fixtureOf(league, number).pairing
  const means: Meaning[] = []
  let areOutOf = true
  function drawn(size: number): number {
    const { of, value = 0 } = draws[means.length] ?? {}
    areOutOf &&= of === size
    return value
  }
  function score(side: Side, table: PeriodTable): number {
    const points = table.from + placeOf(table.weights, drawn(sumOf(table.weights)))
    means.push({ side, points })
    return points
  }
  const periods: Score[] = home.map((table, at): Score => [score(0, table), score(1, away[at] ?? table)])
  const [one, other] = scoreOf(periods)
  if (model.overtime && one === other) {
    const { table, last } = model.overtime
    const extra: Score = table ? [score(0, table), score(1, table)] : [0, 0]
    periods.push(extra[0] === extra[1] ? lastOf(last, extra) : extra)
  }
  const goals = model.sport === 'football' ? minutes() : []
  return { periods, goals, means, isWhole: areOutOf && means.length === draws.length }

  function lastOf(last: NonNullable<typeof model.overtime>['last'], extra: Score): Score {
    const weights = last.map(({ weight }) => weight)
    const at = placeOf(weights, drawn(sumOf(weights)))
    const { side = 0, points = 0 } = last[at] ?? {}
    means.push({ side, points })
    return side === 0 ? [extra[0] + points, extra[1]] : [extra[0], extra[1] + points]
  }

  function minutes(): readonly Goal[] {
    function fall(half: number, side: Side): Goal {
      const minute = half * model.minutes + drawn(model.minutes) + 1
      means.push({ side, minute })
      return { side, minute }
    }
    const found = periods.flatMap((period, half) =>
      period.flatMap((count, side) => Array.from({ length: count }, () => fall(half, side as Side))),
    )
    return found.sort((first, second) => first.minute - second.minute)
  }
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0)
}

/** Which of several weights a number below their sum falls into. */
function placeOf(weights: readonly number[], value: number): number {
  let left = value
  for (const [at, weight] of weights.entries()) {
    if (left < weight) return at
    left -= weight
  }
  return weights.length - 1
}
