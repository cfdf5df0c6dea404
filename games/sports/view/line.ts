import { askStudio } from '../../view/askStudio.ts'
import { keepWatching } from '../../view/keepWatching.ts'
import type { Shown, Stakes } from '../shape.ts'

export interface LeagueRound {
  readonly id: string
  readonly state: 'open' | 'drawn' | 'over' | 'void'
  readonly opensAtMs: number
  readonly closesAtMs: number
  readonly drawsAtMs: number
  /** When the match begins, and when all of it is told; 0 before. */
  readonly drawnAtMs: number
  readonly toldAtMs: number
  readonly shown: Shown | null
  readonly fairness: {
    readonly commitment: string
    /** The number of the round, from which follows who plays. */
    readonly nonce: number
    readonly serverSeed: string
    readonly words: readonly string[]
  }
}

export interface Bet {
  readonly id: string
  readonly key: string
  readonly round: string
  readonly state: 'pending' | 'placed' | 'done' | 'refused' | 'returned' | 'stopped'
  readonly stakes: Stakes
  readonly stake: string
  readonly win: string
  readonly reason: string
  readonly balance: string
  readonly word: string
  readonly at: number
}

export interface PastBet extends Bet {
  readonly played: LeagueRound | null
}

/** A match that is over, in short. */
export interface Result {
  readonly id: string
  readonly number: number
  /** In seconds. */
  readonly at: number
  readonly shown: Pick<Shown, 'sport' | 'periods'>
}

export interface LeagueState {
  readonly nowMs: number
  readonly players: number
  readonly round: LeagueRound | null
}

export interface Seat {
  readonly table: LeagueState
  readonly balance: string
  readonly bets: readonly Bet[]
  readonly last: readonly Bet[]
}

interface BetWish {
  readonly key: string
  readonly round: string
  readonly stakes: Stakes
  readonly word: string
}

export interface Line {
  readSeat(): Promise<Seat>
  bet(wish: BetWish): Promise<{ readonly bet: Bet }>
  listBets(): Promise<{ readonly bets: readonly PastBet[] }>
  listResults(): Promise<{ readonly results: readonly Result[] }>
  /** Tells of every change in the league, for as long as the page is there. */
  watch(hear: (state: LeagueState) => void): void
}

/** The studio as the page of a league asks it: it is told what changes, and where that is not to be had it looks again. */
export function openLine(session: string, onTrouble: (isCutOff: boolean) => void): Line {
  const ask = askStudio(session, onTrouble)
  const look = async () => (await ask<Seat>('table/state').catch(() => undefined))?.table
  return {
    readSeat: () => ask('table/state'),
    bet: wish => ask('table/bet', wish),
    listBets: () => ask('table/bets'),
    listResults: () => ask('table/results'),
    watch: hear => void keepWatching({ session, call: 'table/watch', hear, look }),
  }
}
