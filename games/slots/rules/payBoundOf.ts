import type { Pay, ReelGame, Strip } from '../shape.ts'

/** Tells what no window pays more than in which the first reels stand as they are told, however the others stop. */
export function payBoundOf(game: ReelGame, strips: readonly Strip[]): (columns: readonly Strip[]) => Pay {
  return game.kind === 'lines' ? lineBoundOf(game, strips) : wayBoundOf(game, strips)
}

/** Each symbol by itself, with as many of it on each reel that still turns as its belt can show. */
function wayBoundOf({ pays, wild, rows }: ReelGame, strips: readonly Strip[]) {
  function weigh(letters: string, symbol: string): number {
    const weights = Array.from(letters, letter => (letter === symbol ? 1 : letter === wild?.symbol ? wild.times : 0))
    return weights.reduce((sum, weight) => sum + weight, 0)
  }
  const symbols = Object.entries(pays).map(([symbol, byCount]) => {
    const mosts = strips.map(strip => {
      const belt = strip + strip.slice(0, rows - 1)
      return Math.max(...Array.from(strip, (_, stop) => weigh(belt.slice(stop, stop + rows), symbol)))
    })
    return { symbol, byCount, mosts }
  })
  return (columns: readonly Strip[]) =>
    symbols.reduce((sum, { symbol, byCount, mosts }) => {
      let [ways, most] = [1, 0]
      for (const [reel, weight] of mosts.entries()) {
        const column = columns[reel]
        ways *= column === undefined ? weight : weigh(column, symbol)
        most = Math.max(most, ways * (byCount[reel + 1] ?? 0))
      }
      return sum + most
    }, 0)
}

/** Each line by itself, with whatever would be best for it on the reels that still turn. */
function lineBoundOf(game: ReelGame, strips: readonly Strip[]) {
  return (columns: readonly Strip[]) =>
    game.lines.reduce((sum, rows) => {
      const letters = strips.map((_, reel) => columns[reel]?.charAt(rows[reel] ?? 0))
      const forward = runBound(game, letters)
      return sum + forward + (game.isBothWays ? runBound(game, letters.toReversed()) : 0)
    }, 0)
}

/** The best run from the first letter on, where one that is not known may be any. */
function runBound({ pays, wild }: ReelGame, letters: readonly (string | undefined)[]): Pay {
  const times = wild?.times ?? 1
  let most = 0
  for (const [symbol, byCount] of Object.entries(pays)) {
    let factor = 1
    for (const [at, letter] of letters.entries()) {
      if (letter !== undefined && letter !== symbol && letter !== wild?.symbol) break
      if (letter !== symbol) factor *= times
      most = Math.max(most, (byCount[at + 1] ?? 0) * factor)
    }
  }
  return most
}
