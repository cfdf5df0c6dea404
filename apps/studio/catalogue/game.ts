import type { Rng } from '@saya/game-math'
import type { Units } from '@saya/money'
import type { Facts } from './facts.ts'

export interface Outcome {
  /** What the round pays, its stakes counted in. Of one that waits: nothing yet. */
  readonly win: Units
  /** What the browser is shown of it, step by step: plain JSON. */
  readonly shown: readonly unknown[]
  /** Every number that was drawn, in its order. */
  readonly draws: readonly unknown[]
  /** Of a round in which its player has to decide. */
  readonly waits?: Waits
}

export interface Waits {
  /** What a choice stakes besides, often nothing. Undefined where there is no such choice now. */
  costOf(choice: number): Units | undefined
  /** What is chosen for a player who does not: it stakes nothing, and is good for them. */
  late(): number
  /** Nothing was risked yet: for a player who decides nothing the stake is given back, and has never been played. */
  readonly isUnplayed?: boolean
  /** Why there is no such choice, where there is more to say of it than that. */
  whyNot?(choice: number): 'hands_foul' | undefined
  /** What a choice would be, or the one that `late` would make: of games in which a player may ask, as plain JSON. */
  advise?(choice: number | undefined): unknown
}

/** What a round is played with: its first stake, and how, where a game can be played in several ways. */
export interface Wager {
  readonly stake: Units
  readonly mode: number
}

/** One title, as the studio offers it to operators. Which rules decide it, its own folder knows. */
export interface Game {
  readonly code: string
  readonly names: { readonly en: string; readonly tl: string }
  /** The proven return in parts per million. */
  readonly rtpPpm: number
  /** What is told of it besides; of a game that tells nothing there is none. */
  readonly facts?: Facts
  /** Which page shows it. */
  readonly view: GameView
  /** Whether what is staked may come back without a risk: then only what the round took or gave counts as played through. */
  readonly isTwoSided?: boolean
  /** The ways in which it can be played: 0 where there is one. */
  readonly modes: readonly number[]
  /** What may be staked at first, from the smallest to the largest. */
  readonly stakes: readonly Units[]
  /** The most that one round of this first stake can win. */
  mostWin(stake: Units): Units
  /** SHA-256 of the title's rules and tables, in lowercase hexadecimal: kept with each round. */
  readonly mathHash: string
  /**
   * The round as its player's choices have made it, the first of them first: the same draws and choices always come to the
   * same, and no choice changes what is drawn.
   */
  play(wager: Wager, rng: Rng, choices: readonly number[]): Outcome
  /** Of a game in which everything is decided before its bet is made: whether it can be begun with these choices. */
  mayBegin?(choices: readonly number[]): boolean
  /** Of a game that several play beside each other, each for themselves: what they see of one another. */
  readonly reef?: Reef
}

/** The water that some players look at together. What one of them does changes nothing for the others. */
export interface Reef {
  /** How many have a place at one. */
  readonly seats: number
  /** What has been shot in a round, as far as it is decided. */
  shotsOf(shown: readonly unknown[]): readonly Shot[]
}

export interface Shot {
  /** Which fish of the school. */
  readonly fish: number
  /** What it was worth, in times of the price of a shot: 0 where it missed. */
  readonly pay: number
}

export type GameView = 'game' | 'mines' | 'cards' | 'fishing' | 'pusoy' | 'keno'

export type Games = ReadonlyMap<string, Game>
