import type { Units } from '@saya/money'
import { allowedStakes } from './allowedStakes.ts'
import type { Bounds } from './facts.ts'
import type { Game } from './game.ts'

/** What one round of a game takes and gives at most, at the stakes that are offered; nothing where none is. */
export function boundsOf(game: Pick<Game, 'stakes' | 'mostWin'>, mostOwed: Units): Bounds | undefined {
  const stakes = allowedStakes(game, mostOwed)
  const [leastBet, mostBet] = [stakes[0], stakes.at(-1)]
  if (leastBet === undefined || mostBet === undefined) return undefined
  return { leastBet, mostBet, mostWin: game.mostWin(mostBet) }
}
