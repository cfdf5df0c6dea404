export interface CalendarDate {
  year: number
  month: number
  day: number
}

/** The days that may be chosen, both ends included. */
export interface Bounds {
  first: CalendarDate
  last: CalendarDate
}

const yearsBack = 100

export function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  if (month === 2) return leap ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** The last hundred years up to today, narrowed by `min` and `max`. */
export function boundsOf({ today, min, max }: { today: CalendarDate; min?: CalendarDate; max?: CalendarDate }): Bounds {
  const earliest = realDay({ ...today, year: today.year - yearsBack })
  const first = min && isBefore(earliest, min) ? min : earliest
  const last = max && isBefore(max, today) ? max : today
  if (isBefore(last, first)) throw new RangeError('A date picker needs at least one day to choose.')
  return { first, last }
}

export function yearsIn({ first, last }: Bounds): number[] {
  return range(first.year, last.year)
}

export function monthsIn({ first, last }: Bounds, year: number): number[] {
  return range(year === first.year ? first.month : 1, year === last.year ? last.month : 12)
}

export function daysIn({ first, last }: Bounds, { year, month }: { year: number; month: number }): number[] {
  const starts = year === first.year && month === first.month
  const ends = year === last.year && month === last.month
  return range(starts ? first.day : 1, ends ? last.day : daysInMonth(year, month))
}

/** The nearest day that may be chosen, after a wheel has turned the date to one that does not exist or may not be. */
export function nearestDate(bounds: Bounds, date: CalendarDate): CalendarDate {
  const real = realDay(date)
  if (isBefore(real, bounds.first)) return bounds.first
  return isBefore(bounds.last, real) ? bounds.last : real
}

/** Reads `YYYY-MM-DD`; null when there is no such day. */
export function readDate(text: string): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return null
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  const exists = date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= daysInMonth(date.year, date.month)
  return exists ? date : null
}

export function writeDate({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-')
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

function realDay(date: CalendarDate): CalendarDate {
  return { ...date, day: Math.min(date.day, daysInMonth(date.year, date.month)) }
}

function isBefore(one: CalendarDate, other: CalendarDate): boolean {
  return writeDate(one) < writeDate(other)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
