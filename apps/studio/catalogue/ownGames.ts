import { titles as cards } from '../../../games/cards/data/index.ts'
import { titles as fishing } from '../../../games/fishing/data/index.ts'
import { titles as kenos } from '../../../games/keno/data/index.ts'
import { titles as mines } from '../../../games/mines/data/index.ts'
import { titles as pusoys } from '../../../games/pusoy/data/index.ts'
import { titles as slots } from '../../../games/slots/data/index.ts'
import { cardsGame } from './cardsGame.ts'
import { fishingGame } from './fishingGame.ts'
import type { Games } from './game.ts'
import { kenoGame } from './kenoGame.ts'
import { minesGame } from './minesGame.ts'
import { pusoyGame } from './pusoyGame.ts'
import { slotGame } from './slotGame.ts'

const all = [
  ...[...slots.values()].map(slotGame),
  ...[...mines.values()].map(minesGame),
  ...[...cards.values()].map(cardsGame),
  ...[...fishing.values()].map(fishingGame),
  ...[...pusoys.values()].map(pusoyGame),
  ...[...kenos.values()].map(kenoGame),
]

/** Every title that the studio has. */
export const ownGames: Games = new Map(all.map(game => [game.code, game]))
