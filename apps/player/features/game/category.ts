/** The catalogue's category types, by the name in an address. */
export function gameTypeOf(category: string): number {
  switch (plain(category)) {
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

/** Names are the same without regard to case, spaces and a plural s: `Slots` is `slot`, `board games` is `Board Game`. */
export function isSameCategory(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(name: string): string {
  return name.toLowerCase().replace(/\s+/g, '').replace(/s$/, '')
}
