import { replayed, type Draw } from '@saya/game-math'
import { expect, test } from 'vitest'
import type { ReelGame } from '../shape.ts'
import { payLines } from './payLines.ts'
import { payWays } from './payWays.ts'
import { spinReels } from './spinReels.ts'

const lines: ReelGame = {
  kind: 'lines',
  rows: 1,
  strips: [],
  lines: [[0, 0, 0, 0, 0]],
  isBothWays: false,
  wild: { symbol: 'W', times: 2, isExpanding: false },
  pays: { A: [0, 0, 0, 10, 20, 50], B: [0, 0, 0, 5, 10, 20], W: [0, 0, 30, 60, 90, 100] },
}

test.each([
  ['AAABB', [['A', 3, 10]]],
  ['AABAA', []],
  ['AAWAB', [['A', 4, 40]]],
  // Two wilds alone pay more than what they make of three.
  ['WWBAA', [['W', 2, 30]]],
  // Each wild of the two doubles.
  ['WWAAA', [['A', 5, 200]]],
  ['WWWWW', [['W', 5, 100]]],
  ['SAAAA', []],
] as const)('the line %s pays %j', (letters, expected) => {
  const wins = payLines(lines, Array.from(letters))
  expect(wins.map(({ symbol, count, pay }) => [symbol, count, pay])).toEqual(expected)
})

test.each([
  ['AAABB', [['A', 3, 10, 0]]],
  ['BBAAA', [['A', 3, 10, 4]]],
  ['AAABBB'.slice(1), [['B', 3, 5, 4]]],
  ['AAAAA', [['A', 5, 50, 0]]],
] as const)('from both sides the line %s pays %j, and a whole line once', (letters, expected) => {
  const wins = payLines({ ...lines, isBothWays: true }, Array.from(letters))
  expect(wins.map(({ symbol, count, pay, cells }) => [symbol, count, pay, cells[0]?.[0]])).toEqual(expected)
})

test('a way is one of the symbol on each reel, wilds count as often as they say, and every way pays', () => {
  const game: ReelGame = { ...lines, kind: 'ways', lines: [], pays: { A: [0, 0, 0, 10, 20, 50] } }
  const [win, ...others] = payWays(game, ['AAB', 'WAB', 'ABB', 'BBB', 'AAA'])
  expect(others).toEqual([])
  expect(win).toMatchObject({ symbol: 'A', count: 3, ways: 2 * 3 * 1, pay: 60 })
  expect(win?.cells).toHaveLength(2 + 2 + 1)
})

test('a reel stops where it was drawn, around its end, and an expanding wild covers it before wins are counted', () => {
  const game: ReelGame = {
    ...lines,
    rows: 3,
    strips: ['ABC', 'BWC', 'CAB'],
    lines: [[0, 0, 0]],
    wild: { symbol: 'W', times: 1, isExpanding: true },
    pays: { C: [0, 0, 0, 7] },
  }
  const draws: Draw[] = [2, 1, 0].map(value => ({ of: 3, value }))
  const spun = spinReels(game, game.strips, replayed(draws))
  expect(spun.landed).toEqual(['CAB', 'WCB', 'CAB'])
  expect(spun.columns).toEqual(['CAB', 'WWW', 'CAB'])
  expect(spun.wins.map(({ pay }) => pay)).toEqual([7])
})
