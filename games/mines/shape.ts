import type { SoloTitle, Text, Volatility } from '@saya/game-math'

export type { Text } from '@saya/game-math'

/** What comes back in thousandths of the stake: 1000 is the stake itself. Stakes are tens of pesos, so it is whole centavos. */
export type Pay = number

/** One of the ways in which a title can be played: how much is hidden, and what it pays for that. */
export interface Way {
  /** By which a round is asked for. */
  readonly code: number
  readonly name: Text
  /** Of a field, how many mines lie in it. Of a climb, how many places there are at each height, one of them bad. */
  readonly size: number
  /** What can be taken after so many safe places: the first after one. A round ends where there is no further one. */
  readonly pays: readonly Pay[]
}

export interface Title extends SoloTitle<ParSheet> {
  /** In a field every place is open from the beginning; a climb goes from height to height. */
  readonly kind: 'field' | 'climb'
  /** Of a field, how many places it has; of a climb, how many heights. */
  readonly places: number
  readonly ways: readonly Way[]
}

/** What the mathematics come to; `proof.test.ts` recomputes every number. */
export interface ParSheet {
  /** The least return of all ways and of all moments to take it, in millionths of what is staked. */
  readonly returnPpm: number
  /** The greatest of them. */
  readonly mostReturnPpm: number
  /** Of the way and the moment to take at which rounds swing most; others may be of any class below it. */
  readonly volatility: Volatility
}

/** A round as a browser shows it. What is hidden is told when it is over, and not before. */
export interface VisibleRound {
  readonly way: number
  /** Safe places in the order in which they were opened: of a climb, one for each height. */
  readonly opened: readonly number[]
  /** What can be taken now, or was. */
  readonly pay: Pay
  /** What could be taken after another safe place. */
  readonly next: Pay | null
  readonly end: 'taken' | 'lost' | 'most' | null
  /** The bad place that was opened. */
  readonly hit: number | null
  /** All bad places: of a climb, one for each height. */
  readonly hidden: readonly number[] | null
}

/** What is chosen: to take what is there, or a place, the first of which has this number. */
export const take = 0
export const firstPlace = 1
