import { plainCategory } from '@saya/contract/game/categoryName.ts'

/** The catalogue's category types, by the name in an address. */
export function gameTypeOf(category: string): number {
  switch (plainCategory(category)) {
    case 'live':
      return 1
    case 'fishing':
      return 2
    case 'slot':
      return 3
    case 'sport':
      return 4
    case 'tablegame':
    case 'boardgame':
      return 5
    case 'bingo':
      return 7
    default:
      return 0
  }
}
