import { confirmAfterMs, confirmWithinMs, type LimitCounts, type LimitPeriod } from '@saya/contract/limit/limit.ts'
import { dayMs, daySpan, formatWhole, manilaDay, monthSpan, parsePesos, unitsPerPeso } from '@saya/money'
import { startOfPeriod } from '../wallet/index.ts'

export interface LimitName {
  readonly counts: LimitCounts
  readonly period: LimitPeriod
}

/** A limit that is set, in units or in minutes. */
export interface OwnLimit extends LimitName {
  readonly most: bigint
  /** What was asked for in its place; no figure, where it is to be taken away. */
  readonly waiting: Waiting | null
}

export interface Waiting {
  readonly most: bigint | null
  readonly askedAtMs: number
}

export interface PeriodSpan {
  readonly sinceMs: number
  readonly untilMs: number
}

/** The day, week or month in Manila that a moment lies in. */
export function spanOf(period: LimitPeriod, nowMs: number): PeriodSpan {
  const since = startOfPeriod(period, manilaDay(nowMs))
  const { fromMs: sinceMs } = daySpan(since)
  if (period === 'month') return { sinceMs, untilMs: monthSpan(since.slice(0, 7)).untilMs }
  return { sinceMs, untilMs: sinceMs + (period === 'day' ? dayMs : 7 * dayMs) }
}

const [leastPesos, mostPesos] = [1n, 10_000_000n]
const leastMinutes = 10n
const mostMinutes: Readonly<Record<LimitPeriod, bigint>> = { day: 1440n, week: 10_080n, month: 44_640n }

type Figure =
  | { readonly ok: true; readonly most: bigint | null }
  | {
      readonly ok: false
      readonly code: 'limit_amount' | 'limit_minutes'
      readonly values: { readonly min: string; readonly max: string }
    }

/** What is asked for, if it is a figure that a limit can have. Nothing takes the limit away. */
export function readFigure({ counts, period }: LimitName, text: string): Figure {
  if (text === '') return { ok: true, most: null }
  if (counts === 'time') {
    const max = mostMinutes[period]
    const minutes = /^\d{1,6}$/.test(text) ? BigInt(text) : null
    if (minutes !== null && minutes >= leastMinutes && minutes <= max) return { ok: true, most: minutes }
    return { ok: false, code: 'limit_minutes', values: { min: String(leastMinutes), max: String(max) } }
  }
  const units = parsePesos(text)
  const [least, most] = [leastPesos * unitsPerPeso, mostPesos * unitsPerPeso]
  if (units !== null && units >= least && units <= most) return { ok: true, most: units }
  return { ok: false, code: 'limit_amount', values: { min: formatWhole(least), max: formatWhole(most) } }
}

/** What a wish comes to: a figure from now on, one that waits, nothing that waits any more, or nothing at all. */
export type LimitChange =
  | { readonly act: 'set' | 'confirm'; readonly most: bigint | null }
  | { readonly act: 'ask'; readonly most: bigint | null }
  | { readonly act: 'cancel' }
  | { readonly act: 'none' }

/** A first limit and a lower one hold at once; a higher one, or none, waits. Asked for again it waits no longer than before. */
export function judgeSetting(known: OwnLimit | undefined, most: bigint | null, nowMs: number): LimitChange {
  if (!known) return most === null ? { act: 'none' } : { act: 'set', most }
  const waiting = waitingAt(known, nowMs)
  if (most !== null && most < known.most) return { act: 'set', most }
  if (most === known.most) return waiting ? { act: 'cancel' } : { act: 'none' }
  return waiting && waiting.most === most ? { act: 'none' } : { act: 'ask', most }
}

type Confirmation =
  | { readonly ok: true; readonly data: LimitChange }
  | { readonly ok: false; readonly code: 'limit_change_gone' }
  | { readonly ok: false; readonly code: 'limit_change_early'; readonly fromMs: number }

/** Confirms exactly what was shown. Whoever confirms twice has confirmed. */
export function judgeConfirmation(known: OwnLimit | undefined, most: bigint | null, nowMs: number): Confirmation {
  const waiting = known && waitingAt(known, nowMs)
  if (!waiting) {
    const isSo = (known?.most ?? null) === most
    return isSo ? { ok: true, data: { act: 'none' } } : { ok: false, code: 'limit_change_gone' }
  }
  if (waiting.most !== most) return { ok: false, code: 'limit_change_gone' }
  const fromMs = readyAtMs(waiting)
  if (nowMs < fromMs) return { ok: false, code: 'limit_change_early', fromMs }
  return { ok: true, data: { act: 'confirm', most } }
}

export function judgeCancelling(known: OwnLimit | undefined): LimitChange {
  return known?.waiting ? { act: 'cancel' } : { act: 'none' }
}

/** What waits still: it lapses where nobody confirms it. */
export function waitingAt({ waiting }: OwnLimit, nowMs: number): Waiting | null {
  return waiting && nowMs < lapsesAtMs(waiting) ? waiting : null
}

/** Until when a higher limit that was asked for can be confirmed. Nothing where none was, or its time is over. */
export function waitingUntilMs(limit: OwnLimit, nowMs: number): number | null {
  const waiting = waitingAt(limit, nowMs)
  return waiting && lapsesAtMs(waiting)
}

export function readyAtMs({ askedAtMs }: Waiting): number {
  return askedAtMs + confirmAfterMs
}

export function lapsesAtMs(waiting: Waiting): number {
  return readyAtMs(waiting) + confirmWithinMs
}

/** A limit with what of it is used in the period that counts now. */
export interface Meter extends OwnLimit {
  readonly used: bigint
  readonly untilMs: number
}

export function leftOf({ most, used }: Meter): bigint {
  return used >= most ? 0n : most - used
}

/** The limit that stops a member for longest, of those that are used up. */
export function findReached(meters: readonly Meter[]): Meter | undefined {
  return meters
    .filter(meter => leftOf(meter) === 0n)
    .reduce<Meter | undefined>((last, meter) => (last && last.untilMs >= meter.untilMs ? last : meter), undefined)
}
