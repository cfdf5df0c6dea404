import type { lossDayStates } from '@saya/contract/promotion/getLossRebate.ts'
import { dayMs, daySpan, manilaDay, type Units } from '@saya/money'

/** What a day of the day before is worked out by, at the latest. */
const creditedByHour = 19

interface LossDay {
  readonly day: string
  /** What the terms make of it. */
  readonly comesTo: Units
  /** What became of the reward, where there is one. */
  readonly reward: { readonly status: string } | undefined
  /** Whether it is decided that nothing is given. */
  readonly isRefused?: boolean
  readonly nowMs: number
}

/** What a member is told of a day. What is not worked out by its hour is late: the night is made up for, and pays it then. */
export function stateOfDay({
  day,
  comesTo,
  reward,
  isRefused = false,
  nowMs,
}: LossDay): (typeof lossDayStates)[number] {
  if (reward?.status === 'posted') return 'credited'
  if (reward) return reward.status === 'open' || reward.status === 'held' ? 'promised' : 'none'
  if (isRefused) return 'none'
  if (day >= manilaDay(nowMs)) return 'running'
  if (comesTo <= 0n) return 'none'
  return nowMs < daySpan(day).untilMs + creditedByHour * 3_600_000 ? 'open' : 'late'
}

interface Span {
  readonly first_day: string
  readonly last_day: string
}

/** The days that are shown: of the last week, as far as they are the campaign's. Nothing where none is. */
export function shownDays({ first_day: first, last_day: last }: Span, nowMs: number) {
  const [today, weekAgo] = [manilaDay(nowMs), manilaDay(nowMs - 7 * dayMs)]
  const span = { from: first > weekAgo ? first : weekAgo, to: last < today ? last : today }
  return span.from <= span.to ? span : undefined
}

/** The days of a span, the newest first. */
export function daysIn({ from, to }: { readonly from: string; readonly to: string }): readonly string[] {
  const days: string[] = []
  for (let day = to; day >= from; day = manilaDay(daySpan(day).fromMs - dayMs)) days.push(day)
  return days
}
