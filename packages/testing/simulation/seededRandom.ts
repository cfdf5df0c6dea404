export interface SeededRandom {
  /** At least 0 and below 1. */
  share(): number
  /** A whole number from the first to the last, both included. */
  between(first: number, last: number): number
  isOnceIn(times: number): boolean
  pick<T>(items: readonly T[]): T
}

/** Chance that can be replayed: the same seed gives the same numbers on every machine (splitmix32). */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0

  function share(): number {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    mixed ^= mixed >>> 15
    return (mixed >>> 0) / 2 ** 32
  }
  function between(first: number, last: number): number {
    return first + Math.floor(share() * (last - first + 1))
  }
  return {
    share,
    between,
    isOnceIn: times => share() * times < 1,
    pick: items => items[between(0, items.length - 1)] as (typeof items)[number],
  }
}
