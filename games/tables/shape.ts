import type { Card, Text, TitleIdentity } from '@saya/game-math'

export type { Card, Text } from '@saya/game-math'

export type Kind = 'baccarat' | 'roulette' | 'dragonTiger' | 'sicBo' | 'colorGame'

/** What comes back of a bet in hundredths of it, the bet itself counted in: 200 is even money, 100 gives it back. */
export type Pay = number

/** One thing that a round may come to: `banker`, `n17`, `single-6`. */
export type Mark = string

/** The marks of one outcome, and how often each is in it. */
export type Marks = Readonly<Record<Mark, number>>

/** One place of the table that can be bet on. */
export interface Spot {
  readonly code: string
  readonly name: Text
  /** What it pays by the mark it wins with, for that mark once, twice, three times. No outcome has two of its marks. */
  readonly pays: Readonly<Record<Mark, readonly Pay[]>>
  /** What it pays, in the words of the trade: `0.95 : 1`. */
  readonly odds: string
  /** The return to the player in millionths of what is bet; `proof.test.ts` recomputes it. */
  readonly returnPpm: number
  /** In whole pesos, the most that one player may bet on it in one round. */
  readonly most: number
}

/** Spots that lie together on the table. */
export interface Group {
  readonly code: string
  readonly name: Text
  readonly columns: number
  readonly spots: readonly Spot[]
}

export interface Table extends TitleIdentity {
  readonly kind: Kind
  readonly groups: readonly Group[]
  /** In whole pesos: what a bet can be put together of. */
  readonly chips: readonly number[]
  /** In whole pesos, the least that may be bet on one spot. */
  readonly least: number
  /** In whole pesos, the most that one player may bet in one round. */
  readonly mostRound: number
  /** In whole pesos, more than which no player can win in one round. */
  readonly mostWin: number
  /** How long bets are taken. */
  readonly bettingMs: number
  /** The return of its main bets, in millionths: what the catalogue says. */
  readonly returnPpm: number
}

/** What a round came to, as a browser shows it. */
export type VisibleRound =
  | {
      readonly kind: 'baccarat'
      readonly player: readonly Card[]
      readonly banker: readonly Card[]
      readonly totals: readonly [player: number, banker: number]
    }
  | { readonly kind: 'dragonTiger'; readonly dragon: Card; readonly tiger: Card }
  | { readonly kind: 'roulette'; readonly number: number }
  | { readonly kind: 'sicBo'; readonly dice: readonly number[] }
  /** Each a colour from 0, in the order of the table's spots. */
  | { readonly kind: 'colorGame'; readonly dice: readonly number[] }

/** A result with the spots that pay more than was bet on them. */
export type Result = VisibleRound & { readonly winners: readonly string[] }

/** Whole pesos on each spot by its code. */
export type Stakes = Readonly<Record<string, number>>
