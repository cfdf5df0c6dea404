import type { Clock } from '../../apps/server/platform/clock.ts'

export interface TestClock extends Clock {
  advance(ms: number): void
}

/** A clock that stands still until it is moved. It starts at noon in Manila on a fixed day. */
export function testClock(startMs = Date.parse('2026-03-02T12:00:00+08:00')): TestClock {
  let nowMs = startMs
  return {
    now: () => nowMs,
    advance: ms => {
      nowMs += ms
    },
  }
}
