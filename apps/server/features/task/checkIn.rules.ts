import type { CheckInConfig } from '@saya/contract/task/task.ts'
import { taskLimits } from '@saya/contract/limits.ts'
import { checkInTypes } from '@saya/contract/task/taskTypes.ts'
import { addDays, daysBetween, type NewbieWeek, weekDays } from './week.rules.ts'

export type Period = keyof typeof checkInTypes

/** A day that was checked in. */
export interface SignedDay {
  readonly day: string
  readonly period: Period
  /** Which day of the week it was, from 1. */
  readonly place: number
  readonly isMadeUp: boolean
}

/** What each of the seven days gives. */
export type Plans = Readonly<Record<Period, readonly number[]>>

export interface CheckIn {
  readonly day: string
  readonly period: Period
  readonly place: number
  readonly coins: number
  readonly isMadeUp: boolean
}

export interface CheckInFacts {
  readonly today: string
  readonly week: NewbieWeek
  /** Those of the last two weeks at least. */
  readonly signed: readonly SignedDay[]
}

export interface CheckInVerdict {
  readonly isDone: boolean
  /** Today alone: as it was checked in, or as it would be. */
  readonly today: CheckIn
  /** Yesterday and today, where both can be checked in at once. */
  readonly both: readonly [CheckIn, CheckIn] | undefined
  /** Days in a row up to today, or up to yesterday while today is open. */
  readonly inARow: number
}

/** The server's day decides, whatever the browser's clock says. */
export function judgeCheckIn(facts: CheckInFacts, plans: Plans): CheckInVerdict {
  const { today, signed } = facts
  const done = signedOn(signed, today)
  const yesterday = addDays(today, -1)
  const today_ = done ?? dayOf(facts, today, signedOn(signed, yesterday))
  return {
    isDone: done !== undefined,
    today: withCoins(today_, plans),
    both: done ? undefined : bothOf(facts, yesterday, plans),
    inARow: rowUpTo(signed, done ? today : yesterday),
  }
}

function signedOn(signed: readonly SignedDay[], day: string): SignedDay | undefined {
  return signed.find(one => one.day === day)
}

/** In the first week the place is that of the day itself. Behind it a cycle goes on from the day before, or starts anew. */
function dayOf({ week }: CheckInFacts, day: string, before: SignedDay | undefined): SignedDay {
  const since = daysBetween(week.firstDay, day)
  if (since < weekDays) return { day, period: 'newbie', place: since + 1, isMadeUp: false }
  const goesOn = before?.period === 'daily' && before.place < weekDays
  return { day, period: 'daily', place: goesOn ? before.place + 1 : 1, isMadeUp: false }
}

/**
 * A day that was missed can be checked in on the day behind it, once in seven days, where there is a week or a cycle that it
 * would break.
 */
function bothOf(facts: CheckInFacts, yesterday: string, plans: Plans): readonly [CheckIn, CheckIn] | undefined {
  const { week, signed, today } = facts
  if (yesterday < week.firstDay || signedOn(signed, yesterday)) return undefined
  if (signed.some(({ day, isMadeUp }) => isMadeUp && daysBetween(day, yesterday) < weekDays)) return undefined
  const before = signedOn(signed, addDays(yesterday, -1))
  const missed = { ...dayOf(facts, yesterday, before), isMadeUp: true }
  if (missed.period === 'daily' && !before) return undefined
  return [withCoins(missed, plans), withCoins(dayOf(facts, today, missed), plans)]
}

function withCoins(day: SignedDay, plans: Plans): CheckIn {
  return { ...day, coins: plans[day.period][day.place - 1] ?? taskLimits.fallbackCoins }
}

function rowUpTo(signed: readonly SignedDay[], day: string): number {
  let days = 0
  while (signedOn(signed, addDays(day, -days))) days++
  return days
}

/** The names under which a day is checked in: one, whatever the week is called. */
export function nameOfCheckIn({ day }: Pick<CheckIn, 'day'>): string {
  return `check-in ${day}`
}

/** As a member is shown it. */
export function configOf({ isDone, today, both, inARow }: CheckInVerdict, plans: Plans): CheckInConfig {
  const daily = plans[today.period]
  return {
    bonus: today.coins,
    daily,
    daily_done: isDone,
    sign_in_days: inARow,
    progress_bar: isDone ? today.place : today.place - 1,
    goal_progress: weekDays,
    type: checkInTypes[today.period],
    constraints: daily.map((bonus, at) => ({ value: at + 1, bonus })),
    place: today.place,
    make_up: both ? { day: both[0].day, place: both[0].place, bonus: both[0].coins + both[1].coins } : null,
  }
}
