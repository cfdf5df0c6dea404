import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import { chanceOf } from './chance.rules.ts'
import { habits, type Resident } from './resident.rules.ts'

/** A day of the town in Manila. */
export interface TownDay {
  readonly seed: number
  /** The how many-th it is, from 0 on. */
  readonly index: number
  readonly day: string
  readonly fromMs: number
  readonly untilMs: number
  /** It goes on outside of the town: what begins on it is left to whoever looks at the demo. */
  readonly isLast: boolean
}

interface Span {
  readonly seed: number
  readonly startMs: number
  readonly endMs: number
}

/** The days of a town, the last of which ends now. */
export function listDays({ seed, startMs, endMs }: Span): readonly TownDay[] {
  const days: TownDay[] = []
  for (let fromMs = startMs; fromMs < endMs; fromMs += dayMs) {
    const untilMs = Math.min(fromMs + dayMs, endMs)
    days.push({ seed, index: days.length, day: manilaDay(fromMs), fromMs, untilMs, isLast: fromMs + dayMs >= endMs })
  }
  return days
}

/** So many days that end now, today among them. */
export function spanOf(days: number, nowMs: number): { readonly startMs: number; readonly endMs: number } {
  return { startMs: startOfManilaDay(nowMs) - (days - 1) * dayMs, endMs: nowMs }
}

/** How many of its days a town has lived through whole. */
export function doneDays({ startMs, endMs, reachedMs, days }: Progress): number {
  return reachedMs >= endMs ? days : Math.floor((reachedMs - startMs) / dayMs)
}

interface Progress extends Omit<Span, 'seed'> {
  readonly reachedMs: number
  readonly days: number
}

const hourMs = 3_600_000
const minuteMs = 60_000

/** An instant of the day by its hour and minute. */
export function timeOf({ fromMs }: TownDay, hour: number, minute: number): number {
  return fromMs + hour * hourMs + minute * minuteMs
}

/** Salaries come in the middle and at the end of the month. */
export function isPayday({ day }: TownDay): boolean {
  return ['15', '16', '30', '01'].includes(day.slice(8))
}

function isWeekend({ day }: TownDay): boolean {
  return [5, 6, 0].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}

/** When a resident comes to play on a day; nothing where they do not. */
export function visitAt(day: TownDay, resident: Resident): number | undefined {
  const { habit, index, joinDay, stopDay, hour } = resident
  if (day.index < joinDay || day.index >= stopDay) return undefined
  const chance = chanceOf(day.seed, 'visit', index, day.index)
  const { weekdayPercent, weekendPercent } = habits[habit]
  const percent = (isWeekend(day) ? weekendPercent : weekdayPercent) + (isPayday(day) ? 20 : 0)
  const isComing = chance.isPercent(percent) || day.index === joinDay
  const atMs = timeOf(day, hour, chance.between(0, 110))
  return isComing ? Math.max(atMs, joinAt(day, resident) + 20 * minuteMs) : undefined
}

/** When a resident signs up, on the day on which they do. */
export function joinAt(day: TownDay, { index, joinDay }: Resident): number {
  if (day.index !== joinDay) return 0
  const chance = chanceOf(day.seed, 'join', index)
  return timeOf(day, chance.between(8, 22), chance.between(0, 59))
}
