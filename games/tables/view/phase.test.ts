import { expect, test } from 'vitest'
import { leftOf, phaseOf } from './phase.ts'

const fairness = { commitment: '', nonce: 0, serverSeed: '', words: [] }
const times = { opensAtMs: 1000, closesAtMs: 21_000, drawsAtMs: 25_000 }
const round = { id: 'r', state: 'open', shown: null, fairness, ...times } as const

test.each([
  [999, 'soon', 1],
  [1000, 'open', 1],
  [11_000, 'open', 0.5],
  [20_999, 'open', 0.00005],
  [21_000, 'closed', 0],
  [99_000, 'closed', 0],
] as const)('at %i ms a round is %s, with %d of its time for bets left', (nowMs, phase, left) => {
  expect(phaseOf(round, nowMs)).toBe(phase)
  expect(leftOf(round, nowMs)).toBeCloseTo(left, 6)
})

test('what was drawn is the result at any time, and a table without a round rests', () => {
  const shown = { kind: 'roulette', number: 7, winners: [] } as const
  expect(phaseOf({ ...round, state: 'drawn', shown }, 0)).toBe('result')
  expect(phaseOf(null, 0)).toBe('rests')
})
