import { dayMs, daySpan, manilaDay } from '@saya/money'

/** Four weeks, of which today is the first day. */
const shownDays = 28

export function calendarDays(today: string): readonly string[] {
  const { fromMs } = daySpan(today)
  return Array.from({ length: shownDays }, (_, at) => manilaDay(fromMs + at * dayMs))
}

export interface Bar {
  /** How many days there are before it, in it and behind it. */
  readonly before: number
  readonly length: number
  readonly behind: number
}

/** Where an offer stands on these days; nothing where it has none of them. */
export function barOf(
  { first_day: first, last_day: last }: { readonly first_day: string; readonly last_day: string },
  days: readonly string[],
): Bar | undefined {
  const own = days.filter(day => first <= day && day <= last)
  const [begin] = own
  if (begin === undefined) return undefined
  const before = days.indexOf(begin)
  return { before, length: own.length, behind: days.length - before - own.length }
}
