import { expect, test } from 'vitest'
import { phaseOf, playedOf } from './phase.ts'

const fairness = { commitment: '', nonce: 0, serverSeed: '', closingSeed: '', words: [] }
const times = { opensAtMs: 1000, closesAtMs: 21_000, drawsAtMs: 25_000, drawnAtMs: 25_000, toldAtMs: 65_000 }
const shown = { sport: 'football', periods: [[0, 0]], goals: [], isOver: false, winners: [] } as const
const round = { id: 'r', state: 'open', shown: null, fairness, ...times } as const

test.each([
  [999, null, 'soon'],
  [1000, null, 'open'],
  [20_999, null, 'open'],
  [21_000, null, 'closed'],
  [30_000, shown, 'playing'],
  [64_000, { ...shown, isOver: true }, 'over'],
  [65_000, { ...shown, isOver: true }, 'result'],
] as const)('at %i ms a round that shows %j is %s', (nowMs, told, phase) => {
  expect(phaseOf({ ...round, shown: told }, nowMs)).toBe(phase)
  expect(phaseOf(null, nowMs)).toBe('rests')
})

test('the time of a match runs on', () => {
  expect([playedOf(round, 0), playedOf(round, 45_000), playedOf(round, 99_000)]).toEqual([0, 0.5, 1])
  expect(playedOf({ ...round, drawnAtMs: 0, toldAtMs: 0 }, 5)).toBe(1)
})
