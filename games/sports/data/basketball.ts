import type { Model, Overtime, PeriodTable } from '../shape.ts'
import { basketballHalves } from './basketballHalves.ts'
import { basketballQuarters } from './basketballQuarters.ts'
import type { BasketballRow } from './rows.ts'

/** How far a quarter is from its middle, from nine points fewer to nine more. */
const wide = [134, 199, 284, 386, 500, 618, 729, 820, 880, 901, 880, 820, 729, 618, 500, 385, 284, 199, 134]
/** How far a half of three against three is, from five points fewer to five more. */
const narrow = [167, 389, 753, 1207, 1603, 1762, 1603, 1207, 753, 389, 167]

function around(middle: number, weights: readonly number[]): PeriodTable {
  return { from: middle - (weights.length - 1) / 2, weights }
}

interface NewModel {
  readonly code: string
  readonly minutes: number
  readonly rows: readonly BasketballRow[]
  readonly weights: readonly number[]
  readonly overtime: Overtime
  readonly bands: readonly [number, number, number]
}

function model({ rows, weights, ...rest }: NewModel): Model {
  const pairings = rows.map(({ home, away, ...lines }) => ({
    home: home.map(middle => around(middle, weights)),
    away: away.map(middle => around(middle, weights)),
    ...lines,
  }))
  return { ...rest, sport: 'basketball', periods: rows[0]?.home.length ?? 0, pairings }
}

export const basketballModels = {
  quarters: model({
    code: 'quarters',
    minutes: 12,
    rows: basketballQuarters,
    weights: wide,
    overtime: {
      table: { from: 5, weights: [251, 487, 816, 1180, 1473, 1586, 1473, 1180, 816, 487, 251] },
      last: [
        { side: 0, points: 2, weight: 35 },
        { side: 0, points: 3, weight: 15 },
        { side: 1, points: 2, weight: 35 },
        { side: 1, points: 3, weight: 15 },
      ],
    },
    bands: [1, 6, 11],
  }),
  halves: model({
    code: 'halves',
    minutes: 5,
    rows: basketballHalves,
    weights: narrow,
    overtime: {
      last: [
        { side: 0, points: 2, weight: 50 },
        { side: 1, points: 2, weight: 50 },
      ],
    },
    bands: [1, 3, 6],
  }),
}
