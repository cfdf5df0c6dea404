import { manilaDay, manilaMonth, monthSpan } from '@saya/money'

/** The Manila month of a moment, by its first day. */
export function monthOf(nowMs: number): string {
  return `${manilaDay(nowMs).slice(0, 7)}-01`
}

/** When the Manila month of a moment is over. */
export function endOfMonthMs(nowMs: number): number {
  return monthSpan(manilaMonth(nowMs)).untilMs
}

/** A member who plays on earns room any minute; whoever does not costs a look now and then. */
const retryEachMs = 10 * 60_000

export function retryAtMs(nowMs: number): number {
  return Math.min(nowMs + retryEachMs, endOfMonthMs(nowMs))
}
