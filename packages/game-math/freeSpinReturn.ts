import type { FreeSpins, ReelGame } from './games.ts'
import { countLaw } from './reels.ts'
import { spinReturn } from './spinReturn.ts'
import { zeros } from './zeros.ts'

/**
 * What the free spins of a round pay on average, in hundredths of the stake, with what their symbol pays itself. How
 * many there are does not hang on what they pay, so each counts with the chance that it comes to it.
 */
export function freeSpinReturn(game: ReelGame, freeSpins: FreeSpins): number {
  const main = countLaw(game.rows, game.strips, freeSpins.symbol)
  const free = countLaw(game.rows, freeSpins.strips ?? game.strips, freeSpins.symbol)
  const one = spinReturn(game, freeSpins.strips) + meanOf(free, freeSpins.pays)
  return main.reduce((mean, chance, count) => {
    const reached = reachedLaw(freeSpins, free, freeSpins.awards[count] ?? 0)
    const spins = reached.reduce((sum, chanceOfSpin, index) => sum + chanceOfSpin * timesOf(freeSpins, index), 0)
    return mean + chance * ((freeSpins.pays[count] ?? 0) + spins * one)
  }, 0)
}

/** How likely the first free spin, the second, … is played, when so many were given to begin with. */
function reachedLaw({ awards, most }: FreeSpins, counts: readonly number[], begin: number): number[] {
  /** By how many spins were given so far. */
  let given = zeros(most + 1)
  given[Math.min(begin, most)] = 1
  const reached: number[] = []
  for (let spin = 1; spin <= most; spin++) {
    const alive = given.slice(spin).reduce((sum, chance) => sum + chance, 0)
    if (alive === 0) break
    reached.push(alive)
    const after = zeros(most + 1)
    for (let total = spin; total <= most; total++) {
      for (const [count, chance] of counts.entries()) {
        const grown = Math.min(most, total + (awards[count] ?? 0))
        after[grown] = (after[grown] ?? 0) + (given[total] ?? 0) * chance
      }
    }
    given = after
  }
  return reached
}

function timesOf({ ladder }: FreeSpins, index: number): number {
  return ladder[Math.min(index, ladder.length - 1)] ?? 1
}

function meanOf(law: readonly number[], values: readonly number[]): number {
  return law.reduce((sum, chance, count) => sum + chance * (values[count] ?? 0), 0)
}
