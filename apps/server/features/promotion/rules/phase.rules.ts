import type { promotionStates } from '@saya/contract/promotion/promotion.ts'
import { dayMs, daySpan } from '@saya/money'
import type { Facts } from './eligibility.rules.ts'

export interface Dates {
  readonly first_day: string
  readonly last_day: string
}

/** Whether a version gives anything at a moment. */
export function phaseOf(dates: Dates, { isStopped, nowMs }: { isStopped: boolean; nowMs: number }): Facts['phase'] {
  if (isStopped) return 'stopped'
  if (nowMs < daySpan(dates.first_day).fromMs) return 'early'
  return nowMs >= daySpan(dates.last_day).untilMs ? 'over' : 'on'
}

/** Whether what a version gave for its last days is still being paid and read about: for a week behind its end. */
export function endedLately(
  dates: Dates,
  { stoppedAtMs, nowMs }: { stoppedAtMs: number | null; nowMs: number },
): boolean {
  const endMs = Math.min(daySpan(dates.last_day).untilMs, stoppedAtMs ?? Infinity)
  return endMs <= nowMs && nowMs < endMs + 7 * dayMs
}

/** Whether a day that was played is one of the promotion's. */
export function isDayOf({ first_day: first, last_day: last }: Dates, day: string): boolean {
  return first <= day && day <= last
}

export function overlap(one: Dates, other: Dates): boolean {
  return one.first_day <= other.last_day && other.first_day <= one.last_day
}

interface Head {
  readonly isStopped: boolean
  readonly isWaiting: boolean
  /** The dates of the version that holds. */
  readonly live: Dates | undefined
}

const shownPhases = { early: 'planned', on: 'live', over: 'ended', stopped: 'stopped' } as const

/** How staff see it. One that holds shows that, even while its next version waits. */
export function stateOf({ isStopped, isWaiting, live }: Head, nowMs: number): (typeof promotionStates)[number] {
  if (!live) return isWaiting ? 'waiting' : 'draft'
  const phase = phaseOf(live, { isStopped, nowMs })
  return isWaiting && phase !== 'on' ? 'waiting' : shownPhases[phase]
}
