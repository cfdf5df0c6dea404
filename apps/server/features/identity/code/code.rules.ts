import { codeLimits } from '@saya/contract/limits'
import { dayMs } from '@saya/money'

export interface SendHistory {
  /** When codes were sent to this phone in the last day, newest first. */
  readonly sentAtMs: readonly number[]
  readonly lockedUntilMs: number | null
}

export type SendDecision =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly code: 'attempts_exceeded' | 'code_too_soon' | 'codes_exhausted'
      readonly waitSeconds: number
    }

const hourMs = 3_600_000

/** Whether one more code may be sent there now: one in 30 s, five an hour, ten a day, none while locked. */
export function decideSend({ sentAtMs, lockedUntilMs }: SendHistory, nowMs: number): SendDecision {
  if (lockedUntilMs !== null && lockedUntilMs > nowMs) {
    return { ok: false, code: 'attempts_exceeded', waitSeconds: secondsUntil(lockedUntilMs, nowMs) }
  }
  const newest = sentAtMs[0]
  if (newest !== undefined && nowMs - newest < codeLimits.resendSeconds * 1000) {
    return {
      ok: false,
      code: 'code_too_soon',
      waitSeconds: secondsUntil(newest + codeLimits.resendSeconds * 1000, nowMs),
    }
  }
  for (const [most, windowMs] of [
    [codeLimits.sendsPerHour, hourMs],
    [codeLimits.sendsPerDay, dayMs],
  ] as const) {
    const oldest = sentAtMs[most - 1]
    if (oldest !== undefined && nowMs - oldest < windowMs) {
      return { ok: false, code: 'codes_exhausted', waitSeconds: secondsUntil(oldest + windowMs, nowMs) }
    }
  }
  return { ok: true }
}

export interface Try {
  readonly isKnown: boolean
  readonly isRight: boolean
  readonly isUsed: boolean
  readonly expiresAtMs: number
  readonly tries: number
  readonly lockedUntilMs: number | null
}

export type TryDecision = 'right' | 'wrong' | 'spent' | 'dead' | 'locked'

/** What one try of a code comes to. A code that is used, old or tried too often is dead or spent, whatever was typed. */
export function decideTry(tried: Try, nowMs: number): TryDecision {
  if (tried.lockedUntilMs !== null && tried.lockedUntilMs > nowMs) return 'locked'
  if (!tried.isKnown || tried.isUsed || tried.expiresAtMs <= nowMs) return 'dead'
  if (isSpent(tried.tries)) return 'spent'
  return tried.isRight ? 'right' : 'wrong'
}

export function isSpent(tries: number): boolean {
  return tries >= codeLimits.triesPerCode
}

/** The count of wrong guesses after one more, and until when it locks. */
export function countWrong(guard: { wrong: number; wrongSinceMs: number }, nowMs: number) {
  const isNewDay = nowMs - guard.wrongSinceMs >= dayMs
  const wrong = isNewDay ? 1 : guard.wrong + 1
  const isLocked = wrong >= codeLimits.wrongPerDay
  return {
    wrong: isLocked ? 0 : wrong,
    wrongSinceMs: isNewDay || isLocked ? nowMs : guard.wrongSinceMs,
    lockedUntilMs: isLocked ? nowMs + codeLimits.lockoutSeconds * 1000 : null,
  }
}

/** How long somebody waits who is told to, at least a second. */
export function secondsUntil(thenMs: number, nowMs: number): number {
  return Math.max(1, Math.ceil((thenMs - nowMs) / 1000))
}
