import { clockText } from '@saya/contract/manilaText.ts'

const minuteMs = 60_000
const minutesPerDay = 1440
/** Manila keeps one time the year round. */
const aheadMinutes = 480

interface Hours {
  readonly opens_at: number
  readonly closes_at: number
}

/** Whether a channel is open at a moment: all day where its hours begin as they end, over midnight where they begin later. */
export function isOpenAt({ opens_at: opens, closes_at: closes }: Hours, nowMs: number): boolean {
  const minute = (Math.floor(nowMs / minuteMs) + aheadMinutes) % minutesPerDay
  if (opens === closes) return true
  return opens < closes ? opens <= minute && minute < closes : opens <= minute || minute < closes
}

/** The hours as the sentence about them has them. */
export function writtenHours({ opens_at: opens, closes_at: closes }: Hours) {
  return { from: clockText(opens), until: clockText(closes) }
}

/** A minute of the day as a field of a form has it: 510 is `08:30`. */
export function clockOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map(part => String(part).padStart(2, '0')).join(':')
}

/** The minute of the day that a field shows: `08:30` is 510. */
export function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}
