/** Chance that can be drawn again: the same seed and names give the same numbers on every machine (splitmix32). */
export interface Chance {
  /** A whole number from the first to the last, both included. */
  between(first: number, last: number): number
  /** True so many times in a hundred. */
  isPercent(percent: number): boolean
  pick<T>(items: readonly T[]): T
}

export function chanceOf(seed: number, ...names: readonly (string | number)[]): Chance {
  let state = mixNames(seed, names.join(' '))

  function next(): number {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
  function between(first: number, last: number): number {
    return first + (next() % (last - first + 1))
  }
  return {
    between,
    isPercent: percent => between(0, 99) < percent,
    pick: items => items[between(0, items.length - 1)] as (typeof items)[number],
  }
}

function mixNames(seed: number, names: string): number {
  let mixed = seed ^ 0x811c9dc5
  for (let at = 0; at < names.length; at++) mixed = Math.imul(mixed ^ names.charCodeAt(at), 0x01000193)
  return mixed
}
