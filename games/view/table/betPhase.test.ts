import { expect, test } from 'vitest'
import { betPhaseOf, leftOf } from './betPhase.ts'

const round = { opensAtMs: 1000, closesAtMs: 21_000 }

test.each([
  [999, 'soon', 1],
  [1000, 'open', 1],
  [11_000, 'open', 0.5],
  [20_999, 'open', 0.00005],
  [21_000, 'closed', 0],
  [99_000, 'closed', 0],
] as const)('at %i ms a round is %s, with %d of its time for bets left', (nowMs, phase, left) => {
  expect(betPhaseOf(round, nowMs)).toBe(phase)
  expect(leftOf(round, nowMs)).toBeCloseTo(left, 6)
  expect(betPhaseOf(null, nowMs)).toBe('rests')
})
