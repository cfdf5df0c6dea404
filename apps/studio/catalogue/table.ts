import type { Draw, Rng } from '@saya/game-math'
import type { Units } from '@saya/money'
import type { Bounds, Facts } from './facts.ts'

/** Whole pesos on each spot. */
export type Stakes = Readonly<Record<string, number>>

export type StakesRefusal = 'bet_unknown' | 'bet_too_small' | 'bet_too_large' | 'round_too_large' | 'cards_bought'

export type FullRefusal = 'spot_full' | 'cards_gone'

/** One table, as the studio offers it to operators. Which rules decide it, its own folder knows. */
export interface Table {
  readonly code: string
  readonly names: { readonly en: string; readonly tl: string }
  readonly rtpPpm: number
  /** What is told of it besides, and what one player may bet in one round. */
  readonly facts: Facts
  readonly limits: Omit<Bounds, 'mostWin'>
  /** Which page shows it. */
  readonly view: TableView
  /** Whether one can bet on both sides of an outcome. */
  readonly isTwoSided: boolean
  /** How long bets are taken. */
  readonly bettingMs: number
  /** The most that a player can win in one round. */
  readonly mostWin: Units
  readonly mathHash: string
  /** What bets come to in all, or why they are not taken from one who has made those before in the same round. */
  judge(
    stakes: Stakes,
    before: Stakes,
    round: RoundNumber,
  ): { readonly stake: Units } | { readonly refusal: StakesRefusal }
  /** Why a bet is not taken with which all players together have bet so much: the house would owe more than it may. */
  judgeAll(all: Stakes, round: RoundNumber): FullRefusal | undefined
  /** Decides a round for everybody. The same draws always come to the same. */
  draw(rng: Rng, round: RoundNumber): DrawnTable
  /** Of a table that tells what it has drawn little by little. */
  readonly telling?: Telling
  /** Of a table that deals cards to each press. */
  readonly room?: Room
}

export type TableView = 'table' | 'bingo' | 'sports'

/** A round by its number at its table: of a league it says who plays. */
export interface RoundNumber {
  readonly number: number
}

export interface DrawnTable {
  /** What a browser is shown: plain JSON. */
  readonly shown: object
  readonly draws: readonly Draw[]
  /** What bets come to, in a room with the cards that they were dealt. */
  winOf(stakes: Stakes, cards: Cards | null): Units
  /** How many cards have won the jackpot of a room. */
  hitsOf?(cards: Cards | null): number
}

/** What a press was dealt: numbers, whatever they stand for. */
export type Cards = readonly (readonly number[])[]

/** What is played for, and what the next one begins with. */
export interface Pots {
  readonly pool: Units
  readonly next: Units
}

export interface PotsAfter {
  readonly put: Units
  readonly playedFor: Units
  readonly each: Units
  readonly after: Pots
}

/** A round as everybody hears it, one thing after another: the balls of a room, a match. */
export interface Telling {
  /** How long all of it takes, in a round of so many bets. */
  tellingMs(bets: number): number
  /** What of a draw is told when so much of its time is over: 1 is all of it. */
  tell(shown: object, part: number): object
  /** A draw in short, for the list of past ones. */
  brief(shown: object): object
}

/** What a room of bingo has besides. */
export interface Room {
  /** The cards of one press, the same for the same draws. */
  deal(stakes: Stakes, rng: Rng): { readonly cards: Cards; readonly draws: readonly Draw[] }
  /** Cards as they stand when that much is told. Before the draw nothing is shown. */
  stand(cards: Cards, shown: object | null): object
  readonly firstPots: Pots
  turnPots(before: Pots, round: { readonly staked: Units; readonly hits: number }): PotsAfter
}

export type Tables = ReadonlyMap<string, Table>
