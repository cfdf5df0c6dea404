import { replayed } from '@saya/game-math'
import { expect, test } from 'vitest'
import type { ReelGame, Title } from '../shape.ts'
import { largestRound } from './largestRound.ts'
import { payLines } from './payLines.ts'
import { payWays } from './payWays.ts'
import { play } from './play.ts'
import { richestWindow } from './richestWindow.ts'
import { spinReels } from './spinReels.ts'

const wild = { symbol: 'W', times: 2, isExpanding: false }
const strips = ['ABCWAAB', 'BCAWBA', 'CABBWA', 'ABWCC']
const pays = { A: [0, 0, 4, 10, 40], B: [0, 0, 0, 20, 30], C: [0, 0, 0, 0, 95] }
const lines = [
  [0, 0, 0, 0],
  [1, 1, 1, 1],
  [0, 1, 1, 0],
  [1, 0, 0, 1],
] as const

const games: readonly (readonly [string, ReelGame])[] = [
  ['lines', { kind: 'lines', rows: 2, strips, lines, isBothWays: false, wild, pays }],
  ['lines from both sides', { kind: 'lines', rows: 2, strips, lines, isBothWays: true, wild, pays }],
  [
    'wilds that cover their reel',
    { kind: 'lines', rows: 2, strips, lines, isBothWays: true, wild: { ...wild, isExpanding: true }, pays },
  ],
  ['ways', { kind: 'ways', rows: 2, strips, lines: [], isBothWays: false, wild, pays }],
]

/** What every stop there is pays, looked at one by one. */
function payOfAll(game: ReelGame, extra: (columns: readonly string[]) => number): number {
  let stops: number[][] = [[]]
  for (const { length } of strips) stops = stops.flatMap(one => Array.from({ length }, (_, at) => [...one, at]))
  const all = stops.map(values => {
    const draws = values.map((value, reel) => ({ of: strips[reel]?.length ?? 0, value }))
    const { columns } = spinReels(game, strips, replayed(draws))
    const wins = game.kind === 'lines' ? payLines(game, columns) : payWays(game, columns)
    return wins.reduce((sum, { pay }) => sum + pay, extra(columns))
  })
  return Math.max(...all)
}

test.each(games)('the richest window of %s pays what the best of all stops pays', (_, game) => {
  expect(richestWindow({ game, strips }).worth).toBe(payOfAll(game, () => 0))
})

test.each(games)('what a window of %s opens is counted with what it pays', (_, game) => {
  const by = [0, 0, 0, 70, 150, 150, 150, 150, 150]
  const count = (columns: readonly string[]) => columns.join('').split('C').length - 1
  const extra = { symbol: 'C', by }
  expect(richestWindow({ game, strips, extra }).worth).toBe(payOfAll(game, columns => by[count(columns)] ?? 0))
})

test('the largest round of a grid wins with every cell in every fall', () => {
  const title: Title = {
    code: 'small-grid',
    version: '1',
    name: { en: 'Small grid', tl: 'Munting grid' },
    symbols: {},
    game: {
      kind: 'cascade',
      columns: 3,
      rows: 3,
      weights: { X: 3, Y: 4 },
      pays: {
        X: [
          { from: 4, pay: 50 },
          { from: 7, pay: 90 },
        ],
        Y: [{ from: 5, pay: 60 }],
      },
      ladder: [1, 2],
      mostFalls: 2,
    },
    stakes: [1],
    mostWin: 1000,
    declared: { returnPpm: 0, hitPpm: 0, deviation: 0, volatility: 1 },
  }
  // Four and five pay 110 together, and no more can: once, and twice doubled.
  expect(play({ title, stake: 10_000n, rng: replayed(largestRound(title)) }).win).toBe(55_000n)
})
