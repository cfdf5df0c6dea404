import type { TimeFlag } from '@saya/contract/list.ts'
import { dayMs, startOfManilaDay } from '@saya/money'

export interface TimeSpan {
  readonly fromMs: number
  /** The first moment that lies behind it. */
  readonly untilMs: number
}

/** Today, yesterday, or as many days as the flag says with today as the last, each from midnight in Manila. */
export function timeSpan(flag: TimeFlag, nowMs: number): TimeSpan {
  const today = startOfManilaDay(nowMs)
  if (flag === 1) return { fromMs: today - dayMs, untilMs: today }
  const days = flag === 0 ? 1 : flag
  return { fromMs: today - (days - 1) * dayMs, untilMs: today + dayMs }
}
