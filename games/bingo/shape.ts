import type { Text, TitleIdentity } from '@saya/game-math'

export type { Text } from '@saya/game-math'

/** Bingo of 75 balls on cards of five by five, or of 90 on cards of three by nine. */
export type Kind = 'bingo75' | 'bingo90'

export type PrizeCode = 'line' | 'corners' | 'twoLines' | 'house'

/** What comes back of a card's price in hundredths of it: 200 is twice the price, 100 gives it back. */
export type Pay = number

/** A card whose pattern is complete when so many balls are called, and not by the step before, is paid so much. */
export interface Step {
  readonly by: number
  readonly pay: Pay
}

/** A prize is paid once to each card that completes it in time, whatever the other cards in the room do. */
export interface Prize {
  readonly code: PrizeCode
  readonly name: Text
  readonly steps: readonly Step[]
}

/** A pool that the cards of everybody in the room fill, and that full houses within few balls share. */
export interface Jackpot {
  /** A full house by this ball wins it. */
  readonly by: number
  /** Of each stake, in millionths, what goes into the pool that is played for now. */
  readonly sharePpm: number
  /** And what is laid aside, for the next one to begin with. */
  readonly nextPpm: number
  /** In whole pesos, what the house puts into the first of all. */
  readonly seed: number
  /** In whole pesos. What would come on top of it is laid aside for the next one. */
  readonly most: number
}

/** What `proof.test.ts` recomputes. */
export interface ParSheet {
  /** The return to the player in millionths of what is staked, the jackpot's share counted in. */
  readonly returnPpm: number
  /** The part of it that the fixed prizes of a card come to. */
  readonly fixedPpm: number
  /** How many of a million cards win anything. */
  readonly hitPpm: number
  /** One card in so many wins the jackpot, rounded. */
  readonly jackpotOneIn: number
}

export interface Room extends TitleIdentity {
  readonly kind: Kind
  /** In whole pesos. */
  readonly price: number
  /** How many cards a player may have in one round. */
  readonly mostCards: number
  readonly prizes: readonly Prize[]
  readonly jackpot: Jackpot
  /** How many balls are called in a round. */
  readonly calls: number
  /** How long after the one before each ball is called. */
  readonly callMs: number
  /** How long cards are sold. */
  readonly bettingMs: number
  readonly declared: ParSheet
  /** In whole pesos, more than which no player can win in one round: all prizes on all cards, and the fullest pool. */
  readonly mostWin: number
}

/** The cells of a card row by row. What has no number is 0: the free centre of one, the blanks of the other. */
export type Card = readonly number[]

/** A prize that a card has won, with the ball that completed it. */
export interface CardWin {
  readonly prize: PrizeCode
  readonly ball: number
  readonly pay: Pay
}

/** A card as the studio has dabbed it so far. */
export interface DabbedCard {
  readonly cells: Card
  /** Which of its numbers have been called. */
  readonly dabs: readonly number[]
  readonly won: readonly CardWin[]
  readonly hasJackpot: boolean
}

/** What a round came to, as far as it has been called. */
export interface VisibleRound {
  readonly kind: Kind
  readonly balls: readonly number[]
  /** How many cards each press has bought, in the order of the words of the round. */
  readonly cards: readonly number[]
  readonly jackpot: {
    /** What was played for, as an amount. */
    readonly pool: string
    /** How many cards have won it, and what each was paid. Nothing is said before the ball it goes by. */
    readonly hits: number
    readonly each: string
  }
}

/** The price of each card of a press by the card's name, as a bet has it: `card-0`. */
export type Stakes = Readonly<Record<string, number>>

/** The columns of a card, and the numbers that may stand in each. */
export function columnsOf(kind: Kind): readonly (readonly number[])[] {
  const bounds = kind === 'bingo75' ? [1, 16, 31, 46, 61, 76] : [1, 10, 20, 30, 40, 50, 60, 70, 80, 91]
  return bounds.slice(1).map((end, column) => {
    const first = bounds[column] ?? 0
    return Array.from({ length: end - first }, (_, at) => first + at)
  })
}

export function ballsOf(kind: Kind): number {
  return kind === 'bingo75' ? 75 : 90
}
