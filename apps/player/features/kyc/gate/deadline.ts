import { kycLimits } from '@saya/contract/limits'

const hourMs = 3_600_000

/** When the time to be verified runs out. */
export function deadlineMs(createdAtMs: number): number {
  return createdAtMs + kycLimits.deadlineHours * hourMs
}

/** More than so many hours since the account was made: at the very hour it is not past yet. */
export function isPastHours(createdAtMs: number, nowMs: number, hours: number): boolean {
  return nowMs - createdAtMs > hours * hourMs
}

export function isPastDeadline(createdAtMs: number, nowMs: number): boolean {
  return isPastHours(createdAtMs, nowMs, kycLimits.deadlineHours)
}

/** The last of the check points that has been passed, in hours; 0 before the first. */
export function checkPointPassed(createdAtMs: number, nowMs: number): number {
  return kycLimits.checkPointHours.findLast(hours => isPastHours(createdAtMs, nowMs, hours)) ?? 0
}
