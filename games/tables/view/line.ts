import { askStudio } from '../../view/askStudio.ts'
import { keepWatching } from '../../view/keepWatching.ts'
import type { Result, Shown, Stakes } from '../shape.ts'

export interface TableRound {
  readonly id: string
  readonly state: 'open' | 'drawn' | 'over' | 'void'
  readonly opensAtMs: number
  readonly closesAtMs: number
  readonly drawsAtMs: number
  readonly shown: Result | null
  readonly fairness: {
    readonly commitment: string
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
  readonly played: TableRound | null
}

export interface TableState {
  readonly nowMs: number
  readonly players: number
  readonly round: TableRound | null
  readonly history: readonly { readonly id: string; readonly number: number; readonly shown: Shown }[]
}

export interface Seat {
  readonly table: TableState
  readonly balance: string
  readonly bets: readonly Bet[]
  readonly last: readonly Bet[]
}

export interface BetWish {
  readonly key: string
  readonly round: string
  readonly stakes: Stakes
  readonly word: string
}

export interface Line {
  readSeat(): Promise<Seat>
  bet(wish: BetWish): Promise<{ readonly bet: Bet }>
  listBets(): Promise<{ readonly bets: readonly PastBet[] }>
  /** Tells of every change at the table, for as long as the page is there. */
  watch(hear: (state: TableState) => void): void
}

/** The studio as the page of a table asks it: it is told what changes, and where that is not to be had it looks again. */
export function openLine(session: string, onTrouble: (isCutOff: boolean) => void): Line {
  const ask = askStudio(session, onTrouble)
  const look = async () => (await ask<Seat>('table/state').catch(() => undefined))?.table
  return {
    readSeat: () => ask('table/state'),
    bet: wish => ask('table/bet', wish),
    listBets: () => ask('table/bets'),
    watch: hear => void keepWatching({ session, call: 'table/watch', hear, look }),
  }
}
