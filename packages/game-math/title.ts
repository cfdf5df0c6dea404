import type { Volatility } from './volatility.ts'

/** What is said to a player, in every language of the product. */
export interface Text {
  readonly en: string
  readonly tl: string
}

/** What every title of every game says of itself. */
export interface TitleIdentity {
  readonly code: string
  /** Changes with every change of the mathematics, and is kept with each round. */
  readonly version: string
  readonly name: Text
}

/** A title that each player plays for themselves, for one stake a round. */
export interface SoloTitle<Sheet extends { readonly volatility: Volatility }> extends TitleIdentity {
  /** In whole pesos. */
  readonly stakes: readonly number[]
  /** No round pays more than this many times its first stake, in whole times. */
  readonly mostWin: number
  /** What the mathematics come to; `proof.test.ts` recomputes every number. */
  readonly declared: Sheet
}

/** A card from 0: its rank is the rest by 13 (ace, 2 … king), its suit the quotient (spades, hearts, diamonds, clubs). */
export type Card = number
