import { binomial } from './binomial.ts'
import type { CascadeGame, Pay } from './games.ts'

interface Letter {
  /** How likely a cell gets the letter that no letter before it got. */
  readonly chance: number
  /** What so many of it pay, by their number. */
  readonly pays: readonly Pay[]
  /** How many of it vanish. */
  readonly least: number
}

/**
 * What one cascade pays on average, in hundredths of the stake. Equal symbols pay wherever they stand, so that a grid is
 * told by how many of each letter it has, and what is empty is filled letter by letter: fall by fall, every such grid is
 * followed with its chance.
 */
export function cascadeReturn(game: CascadeGame): number {
  const cells = game.columns * game.rows
  const letters = lettersOf(game, cells)
  const radix = Math.max(...letters.map(({ least }) => least))
  const grids = radix ** letters.length
  /** By how many cells are empty, and by how many of each letter stand there, as the digits of a number. */
  let law = new Float64Array((cells + 1) * grids)
  law[cells * grids] = 1
  let mean = 0
  for (let fall = 0; fall <= game.mostFalls; fall++) {
    const times = game.ladder[Math.min(fall, game.ladder.length - 1)] ?? 1
    for (const [index, letter] of letters.entries()) {
      const filled = fillWith(letter, law, { grids, place: radix ** index, radix })
      mean += times * filled.pay
      law = filled.law
    }
    law = emptied(law, { cells, grids, radix })
  }
  return mean
}

function lettersOf({ weights, pays }: CascadeGame, cells: number): Letter[] {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0)
  let before = 0
  return Object.entries(weights).map(([letter, weight]) => {
    const chance = weight / (total - before)
    before += weight
    const tiers = pays[letter] ?? []
    const byCount = Array.from(
      { length: cells + 1 },
      (_, count) => tiers.findLast(({ from }) => count >= from)?.pay ?? 0,
    )
    return { chance, pays: byCount, least: tiers[0]?.from ?? cells + 1 }
  })
}

interface Place {
  readonly grids: number
  /** What one letter adds to the number of a grid. */
  readonly place: number
  readonly radix: number
}

/** Gives a letter its share of the empty cells. Enough of it pay at once and leave none in the grid. */
function fillWith(letter: Letter, law: Float64Array, { grids, place, radix }: Place) {
  const filled = new Float64Array(law.length)
  let pay = 0
  for (let empty = 0; empty * grids < law.length; empty++) {
    const shares = binomial(empty, letter.chance)
    for (let grid = 0; grid < grids; grid++) {
      const chance = law[empty * grids + grid] ?? 0
      if (chance === 0) continue
      const stayed = Math.floor(grid / place) % radix
      for (let more = 0; more <= empty; more++) {
        const share = chance * (shares[more] ?? 0)
        const count = stayed + more
        const left = count >= letter.least ? 0 : count
        const at = (empty - more) * grids + grid + (left - stayed) * place
        filled[at] = (filled[at] ?? 0) + share
        pay += share * (letter.pays[count] ?? 0)
      }
    }
  }
  return { pay, law: filled }
}

/** A full grid has no winner and is over; in all others what vanished has left empty cells. */
function emptied(law: Float64Array, { cells, grids, radix }: { cells: number; grids: number; radix: number }) {
  const next = new Float64Array(law.length)
  for (let grid = 0; grid < grids; grid++) {
    const empty = cells - digitSum(grid, radix)
    if (empty > 0) next[empty * grids + grid] = law[grid] ?? 0
  }
  return next
}

function digitSum(number: number, radix: number): number {
  return number === 0 ? 0 : (number % radix) + digitSum(Math.floor(number / radix), radix)
}
