const dayMs = 86_400_000
const aheadMs = 8 * 3_600_000

/** Days since 1970 in Manila, which knows no summer time. */
export function manilaDay(ms: number): number {
  return Math.floor((ms + aheadMs) / dayMs)
}

/** The first day of the day, week (from Monday) or month that a day lies in. */
export function periodStart(day: number, period: 'day' | 'week' | 'month'): number {
  if (period === 'day') return day
  // The first of January 1970 was a Thursday.
  if (period === 'week') return day - ((day + 3) % 7)
  return day - new Date(day * dayMs).getUTCDate() + 1
}

export function dayName(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}
