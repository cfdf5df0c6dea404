import type { Card, SoloTitle, Volatility } from '@saya/game-math'

export type { Card, Text } from '@saya/game-math'

/** What the mathematics come to for whoever plays best; `proof.test.ts` recomputes every number. */
export interface ParSheet {
  /** The return of the best strategy, in millionths of the first stake. */
  readonly returnPpm: number
  /** How many of a million rounds that are played so pay anything. */
  readonly hitPpm: number
  readonly volatility: Volatility
}

/** Hands of video poker, the best last. */
export const ranking = [
  'nothing',
  'jacksOrBetter',
  'twoPair',
  'three',
  'straight',
  'flush',
  'fullHouse',
  'four',
  'straightFlush',
  'royalFlush',
] as const
export type Rank = (typeof ranking)[number]

export interface PokerTitle extends SoloTitle<ParSheet> {
  readonly kind: 'poker'
  /** What each hand pays for a stake of one, the stake counted in. */
  readonly pays: Readonly<Record<Rank, number>>
}

export interface BlackjackTitle extends SoloTitle<ParSheet> {
  readonly kind: 'blackjack'
  /** Whether the dealer draws another card on a seventeen with an ace that counts eleven. */
  readonly isSoftHit: boolean
  /** Whether the hands of a split may be doubled. */
  readonly isDoubleAfterSplit: boolean
}

export type Title = PokerTitle | BlackjackTitle

/** What is decided in video poker: which of the five cards are held, by bits, the first card the lowest. */
export interface PokerRound {
  readonly kind: 'poker'
  readonly cards: readonly Card[]
  /** Which were held; none before it was decided. */
  readonly held: number | null
  readonly rank: Rank
}

export const moves = { stand: 0, hit: 1, double: 2, split: 3 } as const
export type Move = keyof typeof moves

export interface Hand {
  readonly cards: readonly Card[]
  readonly total: number
  readonly isSoft: boolean
  readonly isDoubled: boolean
  /** What it came to; nothing before the dealer has played. */
  readonly result: 'blackjack' | 'won' | 'push' | 'lost' | 'bust' | null
}

export interface BlackjackRound {
  readonly kind: 'blackjack'
  readonly hands: readonly Hand[]
  /** Which hand is being played, or none any more. */
  readonly active: number | null
  /** The dealer's second card is among them when the round is over. */
  readonly dealer: readonly Card[]
  readonly dealerTotal: number
  readonly allowed: readonly Move[]
}

export type VisibleRound = PokerRound | BlackjackRound
