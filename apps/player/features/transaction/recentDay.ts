import { dayMs, manilaDay } from '@saya/money'

/** Whether a time lies on this day in Manila or on the one before, by the names that the filters have for them. */
export function recentDay(seconds: number, nowMs: number): 0 | 1 | undefined {
  const day = manilaDay(seconds * 1000)
  if (day === manilaDay(nowMs)) return 0
  return day === manilaDay(nowMs - dayMs) ? 1 : undefined
}
