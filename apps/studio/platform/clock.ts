/** Time as a parameter: what is decided by time can be tested at any time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }
