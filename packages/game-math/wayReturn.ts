import type { ReelGame, Strip, SymbolLetter } from './games.ts'
import { windowsOf } from './reels.ts'

/**
 * What one spin pays on average, in hundredths of the stake. A symbol's ways are the product of how often it stands on
 * each reel, and reels stop independently: so the average of the product is the product of the averages, and the run
 * ends where the next reel has none.
 */
export function wayReturn(game: ReelGame, strips: readonly Strip[] = game.strips): number {
  return Object.entries(game.pays).reduce((sum, [symbol, pays]) => {
    const reels = strips.map(strip => reelLaw(game, strip, symbol))
    let ways = 1
    return reels.reduce((mean, reel, index) => {
      ways *= reel.mean
      const count = index + 1
      return mean + (pays[count] ?? 0) * ways * (reels[count]?.none ?? 1)
    }, sum)
  }, 0)
}

/** How many of a symbol a reel shows on average, wilds counted as what they stand for, and how likely it shows none. */
function reelLaw(game: ReelGame, strip: Strip, symbol: SymbolLetter): { mean: number; none: number } {
  const weights = windowsOf(game, strip).map(window =>
    Array.from(window).reduce((sum, letter) => sum + weightOf(game, letter, symbol), 0),
  )
  return {
    mean: weights.reduce((sum, weight) => sum + weight, 0) / weights.length,
    none: weights.filter(weight => weight === 0).length / weights.length,
  }
}

function weightOf({ wild }: ReelGame, letter: SymbolLetter, symbol: SymbolLetter): number {
  if (letter === symbol) return 1
  return letter === wild?.symbol ? wild.times : 0
}
