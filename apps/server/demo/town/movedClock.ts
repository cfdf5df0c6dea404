import type { Clock } from '../../platform/clock.ts'

/** A clock that stands still until it is moved, and never goes back. */
export interface MovedClock extends Clock {
  moveTo(ms: number): void
}

export function movedClock(startMs: number): MovedClock {
  let nowMs = startMs
  return {
    now: () => nowMs,
    moveTo: ms => {
      nowMs = Math.max(nowMs, ms)
    },
  }
}
