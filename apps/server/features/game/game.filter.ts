export interface GameFilter {
  readonly gameType: number
  /** The categories by their own names; null means all of them. */
  readonly categories: readonly string[] | null
  readonly venueIds: number[]
  readonly platformIds: number[]
  readonly keyword: string
  readonly isHot: boolean
  readonly isNew: boolean
  readonly byName: boolean
}

export const everyGame: GameFilter = {
  gameType: 0,
  categories: null,
  venueIds: [],
  platformIds: [],
  keyword: '',
  isHot: false,
  isNew: false,
  byName: false,
}

/** Where a page ended: the next one starts behind it. */
export interface GamePlace {
  readonly sorting: number
  readonly name: string
  readonly id: number
}

export function writeCursor(place: GamePlace): string {
  return Buffer.from(JSON.stringify([place.sorting, place.name, place.id])).toString('base64url')
}

/** Answers nothing for a cursor that we never gave out. */
export function readCursor(cursor: string): GamePlace | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (!Array.isArray(read)) return null
    const [sorting, name, id] = read as unknown[]
    // The database knows no text with a zero character in it.
    const isPlace = isInteger(sorting) && typeof name === 'string' && !name.includes('\0') && isInteger(id)
    return isPlace ? { sorting, name, id } : null
  } catch {
    return null
  }
}

function isInteger(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(value as number) < 2 ** 31
}
