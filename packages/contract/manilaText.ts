import type { Text } from './text.ts'

/** Named here, since servers and browsers do not agree on how Tagalog writes a day. */
export const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  tl: 'Enero Pebrero Marso Abril Mayo Hunyo Hulyo Agosto Setyembre Oktubre Nobyembre Disyembre'.split(' '),
}

/** Manila keeps one time the year round. */
const aheadMs = 8 * 3_600_000

/** The day in Manila of a moment, as a sentence has it: `March 2, 2026`. */
export function dayText(ms: number): Text {
  const [year, month, day] = new Date(ms + aheadMs).toISOString().slice(0, 10).split('-').map(Number)
  const write = (names: readonly string[]) => `${names[(month ?? 1) - 1]} ${day}, ${year}`
  return [write(months.en), write(months.tl)]
}

/** A moment in Manila, as a sentence has it: `March 2, 2026, 2:05 PM`. */
export function momentText(ms: number): Text {
  const minute = Math.floor((ms + aheadMs) / 60_000) % 1440
  const [english, tagalog] = dayText(ms)
  return [`${english}, ${clockText(minute)}`, `${tagalog}, ${clockText(minute)}`]
}

/** A minute of the day as a clock of twelve hours shows it; Tagalog writes it alike: `2:05 PM`. */
export function clockText(minute: number): string {
  const hour = Math.floor(minute / 60)
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
