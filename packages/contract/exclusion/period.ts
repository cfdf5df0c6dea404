import type { Text } from '../text.ts'

/** For how long a member may take a break, which they take at once and nobody ends before its time. */
export const breakPeriods = ['24h', '7d', '30d'] as const
export type BreakPeriod = (typeof breakPeriods)[number]

/** For how long members may exclude themselves, as the regulator lists it. */
export const exclusionPeriods = ['6m', '1y', '5y'] as const
export type ExclusionPeriod = (typeof exclusionPeriods)[number]

export type Period = BreakPeriod | ExclusionPeriod

/** For how long a family's exclusion lasts: the first, the second, and every one behind it. */
export const familyPeriods = ['3m', '6m', '1y'] as const

/** For how long staff may exclude somebody: what a family is given, or what members may choose themselves. */
export const deskPeriods = ['3m', '6m', '1y', '5y'] as const
export type DeskPeriod = (typeof deskPeriods)[number]

/** How a sentence names each. */
export const periodTexts: Readonly<Record<Period, Text>> = {
  '24h': ['24 hours', '24 oras'],
  '7d': ['7 days', '7 araw'],
  '30d': ['30 days', '30 araw'],
  '6m': ['6 months', '6 na buwan'],
  '1y': ['1 year', '1 taon'],
  '5y': ['5 years', '5 taon'],
}

const hourMs = 3_600_000
const hours: Readonly<Record<BreakPeriod, number>> = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24 }
const months: Readonly<Record<DeskPeriod, number>> = { '3m': 3, '6m': 6, '1y': 12, '5y': 60 }

/** Nothing ends an exclusion within its first six months. */
export const irrevocablePeriod = '6m'

/** Manila keeps one time the year round. */
const aheadMs = 8 * hourMs

/** When a period is over. Months count by the calendar of Manila; where that day is missing, the month's last day counts. */
export function endOf(period: Period | DeskPeriod, fromMs: number): number {
  return isBreak(period) ? fromMs + hours[period] * hourMs : monthsLater(fromMs, months[period])
}

function isBreak(period: Period | DeskPeriod): period is BreakPeriod {
  return breakPeriods.some(one => one === period)
}

function monthsLater(fromMs: number, count: number): number {
  const from = new Date(fromMs + aheadMs)
  const [year, month, day] = [from.getUTCFullYear(), from.getUTCMonth() + count, from.getUTCDate()]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const startOfDay = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), day)
  return Date.UTC(year, month, Math.min(day, lastDay)) + (from.getTime() - startOfDay) - aheadMs
}
