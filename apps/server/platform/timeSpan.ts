import type { DayRange } from '@saya/contract/dayRange.ts'
import type { TimeFlag } from '@saya/contract/list.ts'
import { dayMs, daySpan, startOfManilaDay } from '@saya/money'

export interface TimeSpan {
  readonly fromMs: number
  /** The first moment that lies behind it. */
  readonly untilMs: number
}

/**
 * Today, yesterday, as many days as the flag says with today as the last, or the days of one's own choice, each from midnight
 * in Manila.
 */
export function timeSpan(flag: TimeFlag | DayRange, nowMs: number): TimeSpan {
  if (typeof flag === 'object') return { fromMs: daySpan(flag.from).fromMs, untilMs: daySpan(flag.to).untilMs }
  const today = startOfManilaDay(nowMs)
  if (flag === 1) return { fromMs: today - dayMs, untilMs: today }
  const days = flag === 0 ? 1 : flag
  return { fromMs: today - (days - 1) * dayMs, untilMs: today + dayMs }
}
