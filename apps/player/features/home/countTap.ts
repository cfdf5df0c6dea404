export interface Taps {
  readonly count: number
  readonly lastMs: number
}

const needed = 30
const quickMs = 500

/** Counts quick taps. A slow one starts anew; the thirtieth reveals, which shows as a count of zero. */
export function countTap(taps: Taps, nowMs: number): Taps {
  const isQuick = taps.count > 0 && nowMs - taps.lastMs < quickMs
  const count = isQuick ? taps.count + 1 : 1
  return { count: count >= needed ? 0 : count, lastMs: nowMs }
}
