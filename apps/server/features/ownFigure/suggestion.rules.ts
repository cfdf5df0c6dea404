import type { LimitCounts, LimitPeriod } from '@saya/contract/limit/limit.ts'
import { dayMs, daySpan, manilaDay, unitsPerPeso } from '@saya/money'
import { startOfPeriod } from '../wallet/index.ts'
import type { TimedFigure } from './readFigures.ts'

/** How many whole periods behind the present one are looked at. */
const periodsSeen: Readonly<Record<LimitPeriod, number>> = { day: 30, week: 12, month: 6 }
/** With fewer in which anything was done nobody can say what is usual. */
const leastPeriods = 3
const leastMinutes = 10n
const minuteMs = 60_000

export interface Period {
  readonly firstDay: string
  readonly lastDay: string
}

/** The whole periods that have ended before a day, the newest first. */
export function periodsBefore(period: LimitPeriod, today: string): readonly Period[] {
  const periods: Period[] = []
  for (let start = startOfPeriod(period, today); periods.length < periodsSeen[period]; ) {
    const lastDay = dayBefore(start)
    start = startOfPeriod(period, lastDay)
    periods.push({ firstDay: start, lastDay })
  }
  return periods
}

function dayBefore(day: string): string {
  return manilaDay(daySpan(day).fromMs - dayMs)
}

/** What a period cost by what a limit counts. Nothing where nothing of the kind was done. */
export function costOf(counts: LimitCounts, figure: Omit<TimedFigure, 'isWhole'>): bigint | null {
  const { paidIn, bet, won, playMs } = figure
  switch (counts) {
    case 'deposit':
      return paidIn > 0n ? paidIn : null
    case 'spent':
      return bet > 0n ? bet : null
    case 'lost':
      // Whoever won has lost nothing, and that is as usual as a loss.
      return bet > 0n ? (bet > won ? bet - won : 0n) : null
    case 'time':
      return playMs >= minuteMs ? BigInt(Math.floor(playMs / minuteMs)) : null
  }
}

/** What was usual: in half of the periods it was as much or less. A single wild one does not move it. */
export function usualOf(costs: readonly bigint[]): bigint | null {
  if (costs.length < leastPeriods) return null
  const sorted = costs.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  return sorted[(sorted.length - 1) >> 1] ?? null
}

/**
 * A round figure that is never above what was usual, and never one that would raise a limit that is set. Nothing where no such
 * figure can be set.
 */
export function suggestionOf(counts: LimitCounts, usual: bigint, most: bigint | null): bigint | null {
  const [step, least] = counts === 'time' ? [1n, leastMinutes] : [unitsPerPeso, 1n]
  const whole = roundDown(usual / step)
  if (whole < least) return null
  const suggested = whole * step
  return most !== null && suggested >= most ? null : suggested
}

/** Keeps the first two digits. */
function roundDown(whole: bigint): bigint {
  const zeros = Math.max(0, String(whole).length - 2)
  const unit = 10n ** BigInt(zeros)
  return (whole / unit) * unit
}
