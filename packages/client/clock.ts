/** Milliseconds since 1970, wherever they come from. `Date` is one. */
export interface Clock {
  now(): number
}
