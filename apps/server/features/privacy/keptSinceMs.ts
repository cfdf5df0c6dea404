import { daySpan } from '@saya/money'

/** For so long the law asks to keep who somebody was and what they wrote, and the privacy text says so. */
const keptYears = 5

/** What lies before this is kept no longer on the day after this Manila day. The 29th of February is kept until the 1st of March. */
export function keptSinceMs(day: string): number {
  const [year = '', ...rest] = day.split('-')
  const then = [String(Number(year) - keptYears), ...rest].join('-')
  return daySpan(then).fromMs
}
