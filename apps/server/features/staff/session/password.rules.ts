import { isBreached } from '../../identity/index.ts'

/** How long a password opens the office that was drawn for its owner, and not chosen. */
export const drawnPasswordMs = 24 * 3_600_000

export function isLapsed(drawnAtMs: number | null, nowMs: number): boolean {
  return drawnAtMs !== null && nowMs - drawnAtMs >= drawnPasswordMs
}

/** Whether others would guess it: it stands on their lists, or is what everybody knows of the operator. */
export function isKnown(password: string, email: string): boolean {
  return isBreached(password, [email, email.split('@')[0] ?? ''])
}
