import { dayMs } from '@saya/money'
const idleMs = 7 * dayMs
/** A quarter of a year: whoever copied a token has it no longer, and a member signs in four times a year. */
const longestMs = 90 * dayMs
const confirmedMs = 15 * 60_000
const seenMs = 5 * 60_000
const raceMs = 30_000

/** A session lives for seven days after it was last used, and never longer than ninety after it was opened. */
export function sessionEndMs(createdAtMs: number, nowMs: number): number {
  return Math.min(nowMs + idleMs, createdAtMs + longestMs)
}

/** A session is extended at most once a day, so that reading does not write. */
export function isDueForExtension(session: { createdAtMs: number; expiresAtMs: number }, nowMs: number): boolean {
  return sessionEndMs(session.createdAtMs, nowMs) - session.expiresAtMs > dayMs
}

/** When a session was last used is written down once in five minutes. */
export function isDueForSeeing(seenAtMs: number | null, nowMs: number): boolean {
  return seenAtMs === null || nowMs - seenAtMs >= seenMs
}

/** Until when a proof that it is the person themselves counts. */
export function confirmedUntilMs(confirmedAtMs: number | null): number | null {
  return confirmedAtMs === null ? null : confirmedAtMs + confirmedMs
}

/** Whether a proof that it is the person themselves still counts. */
export function isConfirmed(confirmedAtMs: number | null, nowMs: number): boolean {
  return nowMs < (confirmedUntilMs(confirmedAtMs) ?? 0)
}

interface GivenProof {
  readonly confirmedBy: string | null
  readonly asksPasskey: boolean
}

/** Whether a proof stands for the number and the ways in themselves: a stolen password never does, nor a code for whoever asks for more. */
export function isStrongProof({ confirmedBy, asksPasskey }: GivenProof): boolean {
  return confirmedBy === 'passkey' || (confirmedBy === 'code' && !asksPasskey)
}

export interface Replacement {
  readonly replacedAtMs: number
  readonly isSessionOver: boolean
  /** This is the token before the present one, and the present one was never shown. */
  readonly isAnswerLost: boolean
}

/**
 * What a token comes to that was replaced: within 30 s it is a call that crossed the exchange; later its holder either
 * never got the new one, or is not the one who did.
 */
export function judgeReplaced(replaced: Replacement, nowMs: number): 'dead' | 'late' | 'stolen' {
  if (replaced.isSessionOver || nowMs - replaced.replacedAtMs < raceMs) return 'dead'
  return replaced.isAnswerLost ? 'late' : 'stolen'
}
