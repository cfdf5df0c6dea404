import type { LimitPeriod } from '@saya/contract/limit/limit.ts'
import { spanOf } from '../limit.rules.ts'

const minuteMs = 60_000

/** So long after its last bet nobody is taken to play any more. */
export const idleMs = 15 * minuteMs

/** No session lasts longer. */
export const longestSessionMs = 12 * 3_600_000

/** A way into a game, with the last bet that was made in it. */
export interface PlaySession {
  readonly openedAtMs: number
  readonly expiresAtMs: number
  readonly endedAtMs: number | null
  readonly lastBetAtMs: number | null
}

interface Within {
  readonly sinceMs: number
  readonly nowMs: number
}

interface Stretch {
  readonly fromMs: number
  readonly untilMs: number
}

/** How long a member has played since then: from each launch to the session's end, what overlaps counted once. */
export function sumPlayMs(sessions: readonly PlaySession[], { sinceMs, nowMs }: Within): number {
  const stretches = sessions
    .map(session => within(stretchOf(session), { sinceMs, nowMs }))
    .toSorted((one, other) => one.fromMs - other.fromMs)
  let [total, endMs] = [0, sinceMs]
  for (const { fromMs, untilMs } of stretches) {
    total += Math.max(0, untilMs - Math.max(fromMs, endMs))
    endMs = Math.max(endMs, untilMs)
  }
  return total
}

/** From the launch to the end, at the latest some minutes after the last bet. */
function stretchOf({ openedAtMs, expiresAtMs, endedAtMs, lastBetAtMs }: PlaySession): Stretch {
  const idleAtMs = Math.max(openedAtMs, lastBetAtMs ?? openedAtMs) + idleMs
  return { fromMs: openedAtMs, untilMs: Math.min(endedAtMs ?? expiresAtMs, expiresAtMs, idleAtMs) }
}

function within({ fromMs, untilMs }: Stretch, { sinceMs, nowMs }: Within): Stretch {
  return { fromMs: Math.max(fromMs, sinceMs), untilMs: Math.min(untilMs, nowMs) }
}

/** A limit of time with what of its period is played already. */
export interface TimeMeter {
  readonly period: LimitPeriod
  readonly mostMs: number
  readonly usedMs: number
}

/** When play closes, and when it opens again. */
export interface Rest {
  readonly openUntilMs: number
  readonly closedUntilMs: number
}

/**
 * When whoever plays on without a break comes to the first of their limits. What is left at the end of a period is not taken
 * along: the next one begins anew.
 */
export function restOf(limits: readonly TimeMeter[], nowMs: number): Rest | null {
  return limits
    .map(limit => restOfOne(limit, nowMs))
    .filter(rest => rest !== null)
    .reduce<Rest | null>((first, rest) => (first && isBefore(first, rest) ? first : rest), null)
}

function restOfOne({ period, mostMs, usedMs }: TimeMeter, nowMs: number): Rest | null {
  const { untilMs } = spanOf(period, nowMs)
  const closeMs = nowMs + Math.max(0, mostMs - usedMs)
  if (closeMs < untilMs) return { openUntilMs: closeMs, closedUntilMs: untilMs }
  const next = spanOf(period, untilMs)
  return next.sinceMs + mostMs < next.untilMs
    ? { openUntilMs: next.sinceMs + mostMs, closedUntilMs: next.untilMs }
    : null
}

/** Of two that close play at the same moment the longer one holds. */
function isBefore(one: Rest, other: Rest): boolean {
  if (one.openUntilMs !== other.openUntilMs) return one.openUntilMs < other.openUntilMs
  return one.closedUntilMs >= other.closedUntilMs
}
