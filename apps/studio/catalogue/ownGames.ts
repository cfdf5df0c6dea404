import { titles } from '../../../games/slots/data/index.ts'
import type { Games } from './game.ts'
import { slotGame } from './slotGame.ts'

/** Every title that the studio has. */
export const ownGames: Games = new Map([...titles.values()].map(title => [title.code, slotGame(title)]))
