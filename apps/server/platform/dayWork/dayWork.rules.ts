import { dayMs, daySpan, manilaDay, startOfManilaDay } from '@saya/money'
import type { DayWork } from './dayWork.ts'

/** What is known of a day: since when it is worked on, and whether it is done. */
export interface KnownDay {
  readonly day: string
  readonly startedAtMs: number
  readonly isEnded: boolean
}

/** So many days are made up for at most, which is longer than a product is down. */
export const mostMissedDays = 60

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const lateAfterMs = 6 * hourMs

/** The last day that the work is due for. */
export function lastDueDay({ atManila }: Pick<DayWork, 'atManila'>, nowMs: number): string {
  const today = startOfManilaDay(nowMs)
  return manilaDay(nowMs < today + timeOfDayMs(atManila) ? today - 2 * dayMs : today - dayMs)
}

/** The days that a work still owes, the oldest first. Where nothing is known of it, it begins with the last one. */
export function owedDays(
  work: Pick<DayWork, 'atManila' | 'missed'>,
  known: readonly KnownDay[],
  nowMs: number,
): string[] {
  const last = lastDueDay(work, nowMs)
  const first = known.map(({ day }) => day).toSorted()[0]
  const ended = new Set(known.filter(({ isEnded }) => isEnded).map(({ day }) => day))
  const owed: string[] = []
  for (let back = 0; back < (work.missed === 'last' ? 1 : mostMissedDays); back++) {
    const day = manilaDay(daySpan(last).fromMs - back * dayMs)
    if (back > 0 && (first === undefined || day < first)) break
    if (!ended.has(day)) owed.unshift(day)
  }
  return owed
}

export interface LeftDays {
  readonly from: string
  readonly until: string
}

/** The days that are owed and will not be made up for any more, since they lie too far back. Known is one day of that time. */
export function leftDays(
  work: Pick<DayWork, 'atManila' | 'missed'>,
  known: readonly KnownDay[],
  nowMs: number,
): LeftDays | undefined {
  const untilMs = daySpan(lastDueDay(work, nowMs)).fromMs - mostMissedDays * dayMs
  const before = known
    .filter(({ day }) => daySpan(day).fromMs <= untilMs)
    .toSorted(byDay)
    .at(-1)
  if (before === undefined || work.missed === 'last') return undefined
  const { fromMs, untilMs: nextMs } = daySpan(before.day)
  const firstMs = before.isEnded ? nextMs : fromMs
  return firstMs > untilMs ? undefined : { from: manilaDay(firstMs), until: manilaDay(untilMs) }
}

function byDay(one: KnownDay, other: KnownDay): number {
  return one.day < other.day ? -1 : 1
}

/**
 * The days somebody must be told of, since they are not done yet. The first that a product ever does begins when the product
 * does, at whatever hour that is.
 */
export function lateDays(
  work: Pick<DayWork, 'atManila' | 'missed'>,
  known: readonly KnownDay[],
  nowMs: number,
): string[] {
  const first = known.toSorted(byDay)[0]
  if (first === undefined) return []
  return owedDays(work, known, nowMs).filter(day => {
    const dueMs = daySpan(day).untilMs + timeOfDayMs(work.atManila)
    const isFirst = day === first.day && first.startedAtMs <= nowMs
    return nowMs - (isFirst ? Math.max(dueMs, first.startedAtMs) : dueMs) > lateAfterMs
  })
}

/** What an incident of a late work is called: `deposit.reconcile` is `DEPOSIT_RECONCILE_LATE`. */
export function lateKind(name: string): string {
  return `${inCapitals(name)}_LATE`
}

/** And one of days that were left. */
export function leftKind(name: string): string {
  return `${inCapitals(name)}_LEFT`
}

function inCapitals(name: string): string {
  return name
    .replaceAll(/[A-Z]/g, capital => `_${capital}`)
    .replaceAll('.', '_')
    .toUpperCase()
}

/** How long a day that failed is left alone: longer each time, and never so long that a night passes over it. */
export function restMs(attempts: number): number {
  return Math.min(minuteMs * 2 ** Math.min(attempts, 10), hourMs)
}

function timeOfDayMs(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hours === undefined || minutes === undefined) throw new RangeError(`${time} is no time of day.`)
  return Number(hours) * hourMs + Number(minutes) * minuteMs
}
