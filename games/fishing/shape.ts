import type { SoloTitle, Text, Volatility } from '@saya/game-math'

export type { Text } from '@saya/game-math'

/** One of the things that a fish can be worth when it is caught: so many times the price of a shot. */
export interface Prize {
  readonly pay: number
  /** How many tenths of the fish's return come of it. Of a fish that is worth one thing, all ten. */
  readonly tenths: number
}

/** All fish that look alike: each is caught as easily as any other of them, and is worth as much. */
export interface Kind {
  readonly name: Text
  /** The picture of it. */
  readonly art: string
  /** How many of them swim in the school. */
  readonly count: number
  /** How long it is, in hundredths of the water's width on a phone. */
  readonly size: number
  /** How many seconds it takes across. */
  readonly seconds: number
  /** From the best to the least. */
  readonly prizes: readonly Prize[]
  /** What a burst takes along: so many of other kinds, each for what it is worth, in any case. Together they are its one prize. */
  readonly takes?: readonly { readonly kind: number; readonly count: number }[]
}

export interface Title extends SoloTitle<ParSheet> {
  /** How many shots a round has, all of them paid for when it begins. */
  readonly shots: number
  /** From the least to the best. */
  readonly kinds: readonly Kind[]
  /** In whole pesos, for all shots of a round together. */
  readonly stakes: readonly number[]
  /** No round pays more than this many times its stake. */
  readonly mostWin: number
  /** What every shot returns, whatever it is aimed at, in millionths of its price: the winning numbers are made of it. */
  readonly returnPpm: number
  readonly declared: ParSheet
}

/** What the mathematics come to; `proof.test.ts` recomputes every number. */
export interface ParSheet {
  /** By the standard deviation of a shot at any fish of the school. */
  readonly volatility: Volatility
}

/** One shot that was made: at which fish of the school, and what it was worth. Of one that missed: nothing. */
export interface Shot {
  readonly fish: number
  readonly pay: number
}

/** A round as a browser shows it. What is to come is not told. */
export interface VisibleRound {
  readonly shots: readonly Shot[]
  readonly left: number
  readonly end: 'empty' | 'stopped' | null
}

/** What is chosen: to stop, which gives back the shots that are left, or a fish, the first of which has this number. */
export const stop = 0
export const firstFish = 1

/** Every shot draws one of so many numbers. */
export const numbers = 1_200_000_000

/** The kind of each fish of a school, by the number of the fish. */
export function schoolOf({ kinds }: Pick<Title, 'kinds'>): readonly Kind[] {
  return kinds.flatMap(kind => Array.from({ length: kind.count }, () => kind))
}

/** By which numbers a shot at a kind wins each of its prizes, the best with the smallest: from the one before up to `below`. */
export function winningNumbers(
  { returnPpm }: Pick<Title, 'returnPpm'>,
  { prizes }: Pick<Kind, 'prizes'>,
): readonly { readonly pay: number; readonly below: number }[] {
  let below = 0
  return prizes.map(({ pay, tenths }) => {
    // So many numbers times what they pay are just this prize's part of what all numbers are to return.
    below += (returnPpm * (numbers / 1_000_000) * tenths) / (10 * pay)
    return { pay, below }
  })
}
