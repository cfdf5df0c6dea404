import { taskLimits } from '@saya/contract/limits.ts'
import { dayMs, daySpan, manilaDay } from '@saya/money'

/** The seven days with which a member begins, that of their registration among them. */
export interface NewbieWeek {
  readonly firstDay: string
  readonly lastDay: string
  readonly startAtMs: number
  readonly endAtMs: number
}

export const { weekDays } = taskLimits

export function addDays(day: string, days: number): string {
  return manilaDay(daySpan(day).fromMs + days * dayMs)
}

/** How many days the second lies behind the first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((daySpan(to).fromMs - daySpan(from).fromMs) / dayMs)
}

export function newbieWeek(registeredAtMs: number): NewbieWeek {
  const firstDay = manilaDay(registeredAtMs)
  const lastDay = addDays(firstDay, weekDays - 1)
  return { firstDay, lastDay, startAtMs: registeredAtMs, endAtMs: daySpan(lastDay).untilMs }
}
