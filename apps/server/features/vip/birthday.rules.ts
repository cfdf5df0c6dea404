import { dayMs, manilaDay } from '@saya/money'
import { birthdayIn } from '../kyc/index.ts'

/** So many days behind a birthday its bonus is still given to somebody who could not have it before. */
const birthdayGraceDays = 7

export interface BirthdayPlace {
  readonly year: number
  /** As dates of birth have it: `mm-dd`. */
  readonly monthDay: string
}

/**
 * Which dates of birth have their birthday today or had it in the days before, each with the year that it counts for. On 28
 * February of a common year that is 29 February too.
 */
export function birthdaysNear(nowMs: number): readonly BirthdayPlace[] {
  const days = Array.from({ length: birthdayGraceDays + 1 }, (_, back) => manilaDay(nowMs - back * dayMs))
  return days.flatMap(day => {
    const year = Number(day.slice(0, 4))
    const own = { year, monthDay: day.slice(5) }
    const isShared = own.monthDay === '02-28' && birthdayIn('2000-02-29', year) === day
    return isShared ? [own, { year, monthDay: '02-29' }] : [own]
  })
}

/** The next birthday by a date of birth, today's among them. */
export function nextBirthday(birthday: string, nowMs: number): string {
  const today = manilaDay(nowMs)
  const year = Number(today.slice(0, 4))
  const own = birthdayIn(birthday, year)
  return own >= today ? own : birthdayIn(birthday, year + 1)
}
