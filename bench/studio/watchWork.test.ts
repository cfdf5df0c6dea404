import { expect, test } from 'vitest'
import { workPerFrame } from './watchWork.ts'

test.each([
  [{ atMs: 1000, workedMs: 20 }, { atMs: 1100, workedMs: 68 }, 8],
  [{ atMs: 0, workedMs: 0 }, { atMs: 100, workedMs: 100 }, 16.7],
  [{ atMs: 0, workedMs: 5 }, { atMs: 250, workedMs: 5 }, 0],
])('what was worked between %j and %j is %d ms for a frame of a sixtieth of a second', (before, now, ms) => {
  expect(Math.round(workPerFrame(before, now) * 10) / 10).toBe(ms)
})
