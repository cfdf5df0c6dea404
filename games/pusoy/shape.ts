import type { Card, SoloTitle, Volatility } from '@saya/game-math'

export type { Card, Text } from '@saya/game-math'

/** What three or five cards are, the lowest first. Three cards are a pair, three of a kind, or high at most. */
export const kinds = [
  'high',
  'pair',
  'twoPair',
  'three',
  'straight',
  'flush',
  'fullHouse',
  'four',
  'straightFlush',
] as const
export type Kind = (typeof kinds)[number]

/** The three hands of thirteen cards, the weakest first. */
export const rows = ['front', 'middle', 'back'] as const
export type Row = (typeof rows)[number]
export const sizes = [3, 5, 5] as const
export type Hands = readonly [front: readonly Card[], middle: readonly Card[], back: readonly Card[]]

/** Thirteen cards that beat every arrangement as they were dealt, the highest first. */
export const naturals = ['oneSuit', 'dragon', 'sixPairs', 'threeFlushes', 'threeStraights'] as const
export type Natural = (typeof naturals)[number]

/** More points than one for a hand that wins, by the row it wins in. */
export interface Royalty {
  readonly row: Row
  readonly kind: Kind
  readonly points: number
}

/**
 * The published way in which the bots arrange. Of a thousand hands of such bots in a row, how many are lower than any of
 * this kind and highest rank: nine kinds with thirteen ranks each, the twos first; of three cards the first four kinds.
 */
export type Way = Readonly<Record<Row, readonly number[]>>

export interface Title extends SoloTitle<ParSheet> {
  /** In whole pesos: each is divided by what three bots can win of it in points. */
  readonly stakes: readonly number[]
  /** As many points as one bot can win of a player at most, or they of it. */
  readonly mostPoints: number
  readonly royalties: readonly Royalty[]
  /** In times of the stake, paid besides for a natural. */
  readonly bonus: Readonly<Record<Natural, number>>
  /** In hundredths of what is won from the bots in all. */
  readonly keptPercent: number
  readonly way: Way
}

/** What the mathematics come to for whoever arranges as the bots do; `proof.test.ts` measures every number. */
export interface ParSheet {
  readonly returnPpm: number
  /** How many of a million rounds pay more than was staked. */
  readonly hitPpm: number
  /** How many of a million hands are a natural: counted, and not played. */
  readonly naturalPpm: number
  readonly volatility: Volatility
}

/** How thirteen cards lie, and what they are. */
export interface Arrangement {
  readonly hands: Hands
  readonly kinds: readonly [front: Kind, middle: Kind, back: Kind]
  readonly natural: Natural | null
}

/** What came of one bot. */
export interface Bot extends Arrangement {
  /** By row, from the player's side: 1 won, −1 lost, 0 the same. */
  readonly won: readonly [front: number, middle: number, back: number]
  readonly isScoop: boolean
  /** What the player has won of it in points; below nothing, what they have lost. */
  readonly points: number
}

export interface VisibleRound {
  /** As they were dealt: a choice names the row of each in this order. */
  readonly cards: readonly Card[]
  /** Nothing while it is to be arranged. */
  readonly own: Arrangement | null
  readonly bots: readonly Bot[]
  readonly points: number
  /** In times of the stake. */
  readonly bonus: number
}

/** What the studio says of an arrangement that is not laid down yet. */
export interface Advice {
  readonly choice: number
  readonly kinds: readonly [front: Kind, middle: Kind, back: Kind]
  /** Whether no hand is weaker than the one before it. */
  readonly isAllowed: boolean
}

export const dealt = 13

/** The row of each of thirteen cards as one number: a digit of three for each, the first card the lowest. */
export function choiceOf(places: readonly number[]): number {
  return places.reduceRight((number, row) => 3 * number + row, 0)
}

/** The row of each card that a choice names; of a number that names no three, five and five of them, nothing. */
export function placesOf(choice: number): readonly number[] | undefined {
  const places: number[] = []
  let left = choice
  for (let at = 0; at < dealt; at++) {
    places.push(left % 3)
    left = Math.floor(left / 3)
  }
  const isWhole = sizes.every((size, row) => places.filter(one => one === row).length === size)
  return isWhole && left === 0 ? places : undefined
}

export function handsOf(cards: readonly Card[], places: readonly number[]): Hands {
  const [front, middle, back] = [0, 1, 2].map(row => cards.filter((_card, at) => places[at] === row))
  return [front ?? [], middle ?? [], back ?? []]
}
