import { titles as cards } from '../../../../games/cards/data/index.ts'
import { titles as fishing } from '../../../../games/fishing/data/index.ts'
import { titles as kenos } from '../../../../games/keno/data/index.ts'
import { titles as mines } from '../../../../games/mines/data/index.ts'
import { titles as pusoys } from '../../../../games/pusoy/data/index.ts'
import { titles as slots } from '../../../../games/slots/data/index.ts'
import { cardsReturns } from './cardsReturns.ts'
import { fishingReturns } from './fishingReturns.ts'
import { kenoReturns } from './kenoReturns.ts'
import { minesReturns } from './minesReturns.ts'
import { pusoyReturns } from './pusoyReturns.ts'
import { returnsKind } from './returnsKind.ts'
import { slotReturns } from './slotReturns.ts'

/** Games that one plays by oneself. */
export const soloReturns = [
  returnsKind(slots, slotReturns),
  returnsKind(mines, minesReturns),
  returnsKind(cards, cardsReturns),
  returnsKind(fishing, fishingReturns),
  returnsKind(pusoys, pusoyReturns),
  returnsKind(kenos, kenoReturns),
]
