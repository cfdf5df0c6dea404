/** Whether the calendar has it: a text may have the form of a day and be none, such as 2026-02-31. */
export function isDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

/** Days of one's own choice, the last one among them, in Manila. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** So many days at most, which is a year and a day. */
const mostDays = 366

/** The days of a range as an address has it, `2026-03-01_2026-03-31`; nothing where it is none. */
export function readRange(text: string): DayRange | undefined {
  const [from = '', to = '', ...more] = text.split('_')
  if (more.length > 0 || ![from, to].every(day => /^\d{4}-\d\d-\d\d$/.test(day) && isDay(day))) return undefined
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  return days >= 1 && days <= mostDays ? { from, to } : undefined
}
