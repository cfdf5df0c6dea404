import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'

/** The last so many days in Manila, today among them, the oldest first. */
export function lastDays(nowMs: number, count: number): readonly string[] {
  const today = startOfManilaDay(nowMs)
  return Array.from({ length: count }, (_, back) => manilaDay(today - (count - 1 - back) * dayMs))
}

/** The instant at which the first of these days began. */
export function sinceMs(nowMs: number, count: number): number {
  return startOfManilaDay(nowMs) - (count - 1) * dayMs
}
