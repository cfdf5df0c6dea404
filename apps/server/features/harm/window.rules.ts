import { dayMs, daySpan, manilaDay } from '@saya/money'

/** The days that markers look back over from one that has ended, itself among them. */
export interface HarmWindow {
  readonly day: string
  /** The first of the last thirty days and of the last ninety. */
  readonly monthDay: string
  readonly quarterDay: string
  readonly monthMs: number
  readonly quarterMs: number
  readonly untilMs: number
}

export function windowOf(day: string): HarmWindow {
  const { fromMs, untilMs } = daySpan(day)
  const [monthMs, quarterMs] = [fromMs - 29 * dayMs, fromMs - 89 * dayMs]
  return { day, monthDay: manilaDay(monthMs), quarterDay: manilaDay(quarterMs), monthMs, quarterMs, untilMs }
}

/** How old somebody is on a day, by their date of birth; nothing where that is not known. */
export function ageOn(birthday: string, day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthday)) return null
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}
