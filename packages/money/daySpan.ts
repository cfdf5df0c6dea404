import { dayMs } from './manilaDay.ts'

export interface DaySpan {
  readonly fromMs: number
  readonly untilMs: number
}

/** When a day in Manila began and ended, by its name. */
export function daySpan(day: string): DaySpan {
  const fromMs = Date.parse(`${day}T00:00:00+08:00`)
  return { fromMs, untilMs: fromMs + dayMs }
}

export function isWithin({ fromMs, untilMs }: DaySpan, ms: number): boolean {
  return ms >= fromMs && ms < untilMs
}
