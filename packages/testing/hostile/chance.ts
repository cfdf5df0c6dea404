/** Chance that can be had again: the same seed gives the same choices. */
export interface Chance {
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number
  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T
  text(length: number, alphabet?: string): string
  bytes(length: number): Buffer
}

/** Seeds of any text, so that each input of each call has choices of its own, whichever ran before it. */
export function chance(seed: string): Chance {
  let state = 2166136261
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)

  /** Mulberry32: small, quick, and good enough to choose inputs with. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  const below = (most: number) => Math.floor(next() * most)
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
  return {
    below,
    pick(choices) {
      const chosen = choices[below(choices.length)]
      if (chosen === undefined && choices.length === 0) throw new Error('There is nothing to choose from.')
      return chosen as (typeof choices)[number]
    },
    text: (length, alphabet = letters) =>
      Array.from({ length }, () => alphabet.charAt(below(alphabet.length))).join(''),
    bytes: length => Buffer.from(Array.from({ length }, () => below(256))),
  }
}
