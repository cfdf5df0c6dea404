import { askStudio } from '../../view/askStudio.ts'
import { keepWatching } from '../../view/keepWatching.ts'
import type { DabbedCard, Shown, Stakes } from '../shape.ts'

export interface RoomRound {
  readonly id: string
  readonly state: 'open' | 'drawn' | 'over' | 'void'
  readonly opensAtMs: number
  readonly closesAtMs: number
  readonly drawsAtMs: number
  /** When the last ball has been heard; 0 before the draw. */
  readonly toldAtMs: number
  readonly shown: Shown | null
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
  /** As the studio has dabbed them; nothing before they are paid for. */
  readonly cards?: readonly DabbedCard[]
}

export interface PastBet extends Bet {
  readonly played: RoomRound | null
}

export interface PastRound {
  readonly id: string
  readonly number: number
  readonly shown: Pick<Shown, 'cards' | 'jackpot'>
}

export interface RoomState {
  readonly nowMs: number
  readonly players: number
  readonly round: RoomRound | null
  readonly history: readonly PastRound[]
  readonly pool: string
  readonly sold: number
  /** Of this player, in this round. */
  readonly own?: readonly Bet[]
}

export interface Seat {
  readonly table: RoomState
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
  /** Tells of every ball and all else that changes, for as long as the page is there. */
  watch(hear: (state: RoomState) => void): void
}

/** The studio as the page of a room asks it: it is told what changes, and where that is not to be had it looks again. */
export function openLine(session: string, onTrouble: (isCutOff: boolean) => void): Line {
  const ask = askStudio(session, onTrouble)
  async function look(): Promise<RoomState | undefined> {
    const seat = await ask<Seat>('table/state').catch(() => undefined)
    return seat && { ...seat.table, own: seat.bets }
  }
  return {
    readSeat: () => ask('table/state'),
    bet: wish => ask('table/bet', wish),
    listBets: () => ask('table/bets'),
    watch: hear => void keepWatching({ session, call: 'table/watch', hear, look }),
  }
}
