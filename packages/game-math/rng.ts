/** Where chance comes from. Whoever decides an outcome takes one as a parameter, and so can be replayed. */
export interface Rng {
  /** A whole number from 0 up to `count`, `count` itself left out, each as likely as any other. */
  next(count: number): number
}

/** One number that was drawn: `value` of the numbers below `of`. */
export interface Draw {
  readonly of: number
  readonly value: number
}

/** The same chance, with every number that was drawn written down in its order. */
export function recorded(rng: Rng): Rng & { readonly draws: readonly Draw[] } {
  const draws: Draw[] = []
  return {
    draws,
    next(count) {
      const value = rng.next(count)
      draws.push({ of: count, value })
      return value
    },
  }
}

/** Chance that says again what was drawn before, and refuses to be asked for anything else. */
export function replayed(draws: readonly Draw[]): Rng {
  let position = 0
  return {
    next(count) {
      const draw = draws[position++]
      if (draw?.of !== count) throw new Error(`Draw ${position} was of ${draw?.of ?? 'nothing'}, not of ${count}.`)
      return draw.value
    },
  }
}
