import { expect, test } from 'vitest'
import type { RoomRound } from './line.ts'
import { phaseOf } from './phase.ts'

const round = { opensAtMs: 1000, closesAtMs: 3000, drawsAtMs: 4000, toldAtMs: 0, shown: null } as unknown as RoomRound
const drawn = { ...round, toldAtMs: 9000, shown: {} } as unknown as RoomRound

test.each([
  [null, 0, 'rests'],
  [round, 999, 'soon'],
  [round, 1000, 'open'],
  [round, 2999, 'open'],
  [round, 3000, 'closed'],
  [drawn, 4000, 'calling'],
  [drawn, 8999, 'calling'],
  [drawn, 9000, 'result'],
])('of %j at %i is %s', (of, nowMs, phase) => {
  expect(phaseOf(of, nowMs)).toBe(phase)
})
