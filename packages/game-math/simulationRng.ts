import type { Rng } from './rng.ts'

/**
 * Fast chance for simulations alone (the generator sfc32): whoever knows the seed knows every draw, so it decides no
 * bet. The same seed gives the same draws anywhere.
 */
export function simulationRng(seed: number): Rng {
  let [a, b, c, counter] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88, 1]

  function word(): number {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }

  for (let warm = 0; warm < 15; warm++) word()
  return {
    next(count) {
      const end = 2 ** 32 - (2 ** 32 % count)
      let drawn = word()
      while (drawn >= end) drawn = word()
      return drawn % count
    },
  }
}
