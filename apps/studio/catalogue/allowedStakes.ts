import type { Units } from '@saya/money'
import type { Game } from './game.ts'

/** The stakes at which the most that a round can win is within what the studio will ever owe for one. */
export function allowedStakes(game: Pick<Game, 'stakes' | 'mostWin'>, mostOwed: Units): readonly Units[] {
  return game.stakes.filter(stake => game.mostWin(stake) <= mostOwed)
}
