import type { Period } from './playedMinutes.ts'

const minutesADay = 24 * 60

/** A limit as its member understands it. Nothing asked for is that it is taken away. */
export interface ModelLimit {
  readonly most: number
  readonly asked?: { readonly most: number | null; readonly at: number }
}

export type ModelLimits = Map<Period, ModelLimit>

export interface LimitWord {
  readonly period: Period
  readonly most: number | null
  readonly now: number
}

/** A first limit and a lower one hold at once. Any other is asked for, and what is lower or the same ends what was asked for. */
export function setLimit(limits: ModelLimits, { period, most, now }: LimitWord): void {
  const known = limits.get(period)
  if (!known && most === null) return
  if (!known) limits.set(period, { most: most ?? 0 })
  else if (most !== null && most <= known.most) limits.set(period, { most })
  else if (!isAsked(known, { period, most, now })) limits.set(period, { most: known.most, asked: { most, at: now } })
}

/** Whether what is confirmed now was asked for a day ago, and not longer than four days ago. */
export function mayConfirm(limits: ModelLimits, word: LimitWord): boolean {
  const known = limits.get(word.period)
  return known?.asked !== undefined && isAsked(known, word) && word.now - known.asked.at >= minutesADay
}

function isAsked({ asked }: ModelLimit, { most, now }: LimitWord): boolean {
  return asked !== undefined && asked.most === most && now - asked.at < 4 * minutesADay
}

export function confirmLimit(limits: ModelLimits, { period, most }: LimitWord): void {
  if (most === null) limits.delete(period)
  else limits.set(period, { most })
}
