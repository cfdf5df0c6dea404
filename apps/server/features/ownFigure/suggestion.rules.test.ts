import { seededRandom } from '@saya/testing'
import { describe, expect, test } from 'vitest'
import { costOf, periodsBefore, suggestionOf, usualOf } from './suggestion.rules.ts'

const peso = 10_000n
const nothing = { paidIn: 0n, paidOut: 0n, bet: 0n, won: 0n, bonus: 0n, playMs: 0 }

describe('the periods that are looked at', () => {
  test.each([
    ['day', '2026-03-02', 30, '2026-03-01 2026-03-01', '2026-01-31 2026-01-31'],
    ['week', '2026-03-02', 12, '2026-02-23 2026-03-01', '2025-12-08 2025-12-14'],
    ['week', '2026-03-08', 12, '2026-02-23 2026-03-01', '2025-12-08 2025-12-14'],
    ['month', '2026-03-31', 6, '2026-02-01 2026-02-28', '2025-09-01 2025-09-30'],
  ] as const)('by the %s on %s are %d whole ones before it', (period, today, count, newest, oldest) => {
    const periods = periodsBefore(period, today).map(({ firstDay, lastDay }) => `${firstDay} ${lastDay}`)
    expect([periods.length, periods[0], periods.at(-1)]).toEqual([count, newest, oldest])
  })
})

test.each([
  ['what was paid in, whatever came back', 'deposit', { paidIn: 5n * peso, paidOut: 9n * peso }, 5n * peso],
  ['no deposit is none', 'deposit', { paidOut: 9n * peso }, null],
  ['all bets, won or lost', 'spent', { bet: 5n * peso, won: 9n * peso }, 5n * peso],
  ['bets less wins', 'lost', { bet: 5n * peso, won: 2n * peso }, 3n * peso],
  ['whoever won lost nothing', 'lost', { bet: 5n * peso, won: 9n * peso }, 0n],
  ['a win without a bet is no loss', 'lost', { won: 9n * peso }, null],
  ['whole minutes', 'time', { playMs: 90_500 }, 1n],
  ['less than a minute is none', 'time', { playMs: 59_999 }, null],
] as const)('what a period cost: %s', (_what, counts, figure, cost) => {
  expect(costOf(counts, { ...nothing, ...figure })).toBe(cost)
})

test.each([
  [[], null],
  [[5n, 9n], null],
  [[9n, 1n, 5n], 5n],
  [[9n, 1n, 5n, 7n], 5n],
  [[1n, 5n, 1_000_000n], 5n],
])('of %s the usual is %s', (costs, usual) => {
  expect(usualOf(costs)).toBe(usual)
})

test.each([
  ['deposit', 1_284n * peso, null, 1_200n * peso],
  ['deposit', 99n * peso + 1n, null, 99n * peso],
  ['deposit', 1_284n * peso, 1_300n * peso, 1_200n * peso],
  ['deposit', 1_284n * peso, 1_200n * peso, null],
  ['deposit', 1_284n * peso, 500n * peso, null],
  ['lost', 0n, null, null],
  ['lost', peso - 1n, null, null],
  ['time', 9n, null, null],
  ['time', 10n, null, 10n],
  ['time', 137n, null, 130n],
  ['time', 137n, 120n, null],
] as const)('of %s usually %s beside a limit of %s the suggestion is %s', (counts, usual, most, suggested) => {
  expect(suggestionOf(counts, usual, most)).toBe(suggested)
})

test('no suggestion is above what half of the periods came to, or raises a limit that is set [SAFE-97]', () => {
  const { between } = seededRandom(20_261_128)
  let suggestions = 0
  for (let turn = 0; turn < 2000; turn++) {
    const costs = Array.from({ length: between(0, 30) }, () => BigInt(between(0, 90_000_000)))
    const most = between(0, 1) === 1 ? BigInt(between(1, 90_000_000)) : null
    const usual = usualOf(costs)
    const suggested = usual === null ? null : suggestionOf('deposit', usual, most)
    if (suggested === null) continue
    suggestions++
    expect(costs.filter(cost => cost >= suggested).length * 2).toBeGreaterThanOrEqual(costs.length)
    if (most !== null) expect(suggested).toBeLessThan(most)
    expect(suggested % peso).toBe(0n)
  }
  expect(suggestions).toBeGreaterThan(500)
})
