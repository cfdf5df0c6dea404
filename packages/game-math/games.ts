/** A symbol is one letter within its game. */
export type SymbolLetter = string
/** The letters of one reel from top to bottom, or the whole belt that runs through it. */
export type Strip = string

/** Every amount of a game is a whole number of hundredths of the stake: 250 pays two and a half times the stake. */
export type Pay = number

export interface Wild {
  readonly symbol: SymbolLetter
  /** What it multiplies the win by that it takes part in; in ways, how many symbols it counts for. */
  readonly times: number
  /** Whether it covers its whole reel before wins are counted. */
  readonly isExpanding: boolean
}

/** Reels that stop by chance, each stop of a belt as likely as any other, and pay on lines or on every way. */
export interface ReelGame {
  readonly kind: 'lines' | 'ways'
  readonly strips: readonly Strip[]
  readonly rows: number
  /** Of a game on lines: the row of each reel that a line runs through. */
  readonly lines: readonly (readonly number[])[]
  /** Lines also pay from the last reel to the first. */
  readonly isBothWays: boolean
  readonly wild?: Wild
  /** What so many of a symbol next to each other pay, by their number; on lines for one line, in ways for one way. */
  readonly pays: Readonly<Record<SymbolLetter, readonly Pay[]>>
}

/** A grid whose cells are drawn one by one; enough equal symbols anywhere pay, vanish, and others fall in their place. */
export interface CascadeGame {
  readonly kind: 'cascade'
  readonly columns: number
  readonly rows: number
  /** How likely a symbol is in a cell, among the sum of all. */
  readonly weights: Readonly<Record<SymbolLetter, number>>
  /** What so many of a symbol anywhere pay: the last row whose number is reached. */
  readonly pays: Readonly<Record<SymbolLetter, readonly { readonly from: number; readonly pay: Pay }[]>>
  /** What the wins of the first fall, the second, … are multiplied by; the last holds on. */
  readonly ladder: readonly number[]
  /** After so many falls the grid stays as it is. */
  readonly mostFalls: number
}

export interface FreeSpins {
  readonly symbol: SymbolLetter
  /** How many spins so many of the symbol anywhere give, by their number; also during free spins. */
  readonly awards: readonly number[]
  /** What so many of the symbol pay besides. */
  readonly pays: readonly Pay[]
  /** What wins of the first free spin, the second, … are multiplied by; the last holds on. */
  readonly ladder: readonly number[]
  /** No round gives more free spins than this. */
  readonly most: number
  /** The belts of free spins, where they are others. */
  readonly strips?: readonly Strip[]
}

/** A choice of one of several boxes, each prize behind each box with the same chance. */
export interface PickBonus {
  readonly symbol: SymbolLetter
  readonly need: number
  readonly prizes: readonly Pay[]
}

/** Coins that stay while the cells beside them are drawn again, until nothing came so many times running. */
export interface HoldBonus {
  readonly symbol: SymbolLetter
  readonly need: number
  readonly lives: number
  /** In how many of 1,000 draws an empty cell gets a coin. */
  readonly odds: number
  readonly values: readonly { readonly pay: Pay; readonly weight: number }[]
  /** What a grid full of coins pays besides. */
  readonly full: Pay
}
