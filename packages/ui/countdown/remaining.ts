export interface Remaining {
  hours: number
  minutes: number
  seconds: number
}

/** Whole seconds left until a moment, never less than none; a part of a second still counts as one. */
export function secondsLeft(untilMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((untilMs - nowMs) / 1000))
}

export function remaining(seconds: number): Remaining {
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 }
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
