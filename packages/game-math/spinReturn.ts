import type { ReelGame, Strip } from './games.ts'
import { lineReturn } from './lineReturn.ts'
import { wayReturn } from './wayReturn.ts'

/** What one spin of the reels pays on average, in hundredths of the stake, without any bonus. */
export function spinReturn(game: ReelGame, strips?: readonly Strip[]): number {
  return game.kind === 'lines' ? lineReturn(game, strips) : wayReturn(game, strips)
}
