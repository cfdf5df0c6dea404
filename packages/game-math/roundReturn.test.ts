import { expect, test } from 'vitest'
import type { CascadeGame, ReelGame } from './games.ts'
import { roundReturn } from './roundReturn.ts'

const reels: ReelGame = {
  kind: 'lines',
  rows: 1,
  strips: ['AB', 'AB', 'AW'],
  lines: [[0, 0, 0]],
  isBothWays: false,
  wild: { symbol: 'W', times: 3, isExpanding: false },
  pays: { A: [0, 0, 0, 80] },
}

test('a line pays on average what its combinations pay, counted by hand', () => {
  // AAA pays 80 once and AAW 240 once, of eight.
  expect(roundReturn({ game: reels }).whole).toBeCloseTo((80 + 240) / 8, 10)
})

test('ways pay on average what their products pay, counted by hand', () => {
  const game: ReelGame = {
    ...reels,
    kind: 'ways',
    lines: [],
    rows: 2,
    strips: ['AAB', 'AB', 'BBA'],
    pays: { A: [0, 0, 10, 50] },
  }
  // Reels show 2, 1, 1 and 1, 1 and 0, 1, 1 of A: runs of three have 4/3 × 1 × 2/3 ways, of two 4/3 × 1 × 1/3.
  expect(roundReturn({ game }).whole).toBeCloseTo((4 / 3) * (2 / 3) * 50 + (4 / 3) * (1 / 3) * 10, 10)
})

test('free spins count with the chance that it comes to them, and stop at the most', () => {
  const game: ReelGame = { ...reels, strips: ['AS'], lines: [[0]], pays: { A: [0, 100] } }
  const freeSpins = { symbol: 'S', awards: [0, 1], pays: [0, 0], ladder: [2, 4], most: 2 }
  // Half of all rounds give a spin, half of these a second one; each pays 100 half of the time.
  expect(roundReturn({ game, freeSpins })).toMatchObject({ main: 50, freeSpins: 0.5 * (2 * 50 + 0.5 * 4 * 50) })
})

test('boxes pay their average as often as they come', () => {
  const game: ReelGame = { ...reels, strips: ['TTAA'], lines: [[0]], pays: {} }
  expect(roundReturn({ game, pick: { symbol: 'T', need: 1, prizes: [100, 300] } }).pick).toBeCloseTo(100, 10)
})

test('held coins pay what stays on the grid on average', () => {
  const game: ReelGame = { ...reels, strips: ['CA', 'CA'], lines: [[0, 0]], pays: {} }
  const hold = { symbol: 'C', need: 1, lives: 1, odds: 500, values: [{ pay: 10, weight: 1 }], full: 100 }
  // A quarter begins with both and is full; half begins with one and is full half of the time.
  expect(roundReturn({ game, hold }).hold).toBeCloseTo(0.25 * 120 + 0.5 * (0.5 * 120 + 0.5 * 10), 10)
})

test('a cascade pays what every grid and every fall pays, counted by hand', () => {
  const game: CascadeGame = {
    kind: 'cascade',
    columns: 2,
    rows: 1,
    weights: { A: 1, B: 1 },
    pays: { A: [{ from: 2, pay: 100 }], B: [{ from: 2, pay: 20 }] },
    ladder: [1, 3],
    mostFalls: 1,
  }
  // A quarter is AA, a quarter BB: 30 on average; whichever won is drawn anew once, at three times the pay.
  expect(roundReturn({ game }).whole).toBeCloseTo(30 + 0.5 * 3 * 30, 10)
})
