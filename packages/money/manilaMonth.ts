import type { DaySpan } from './daySpan.ts'
import { dayMs, manilaDay } from './manilaDay.ts'

/** The month in Manila of a moment, as `2026-03`. */
export function manilaMonth(ms: number): string {
  return manilaDay(ms).slice(0, 7)
}

/** The month so many months later than another one; before it where the number is below nothing. */
export function monthLater(month: string, count: number): string {
  const start = new Date(`${month}-01T00:00:00Z`)
  start.setUTCMonth(start.getUTCMonth() + count)
  return start.toISOString().slice(0, 7)
}

/** When a month in Manila began and ended, by its name. */
export function monthSpan(month: string): DaySpan {
  const startOf = (name: string) => Date.parse(`${name}-01T00:00:00+08:00`)
  return { fromMs: startOf(month), untilMs: startOf(monthLater(month, 1)) }
}

/** The days of a month in Manila that have begun by now, the first one first. */
export function daysOfMonth(month: string, nowMs: number): string[] {
  const { fromMs, untilMs } = monthSpan(month)
  const days: string[] = []
  for (let ms = fromMs; ms < untilMs && ms <= nowMs; ms += dayMs) days.push(manilaDay(ms))
  return days
}
