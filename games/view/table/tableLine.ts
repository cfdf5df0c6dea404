import { askStudio } from '../askStudio.ts'
import { keepWatching } from '../keepWatching.ts'
import type { SlipStakes } from '../slip.ts'

/** A round that everybody at a table plays, as far as it is the same at every kind of table. */
export interface SharedRound<Shown = unknown> {
  readonly id: string
  readonly state: 'open' | 'drawn' | 'over' | 'void'
  readonly opensAtMs: number
  readonly closesAtMs: number
  readonly drawsAtMs: number
  /** From when on all that was drawn is told, its seeds too; 0 before it is drawn. */
  readonly toldAtMs: number
  readonly shown: Shown | null
  readonly fairness: {
    readonly commitment: string
    readonly nonce: number
    readonly serverSeed: string
    /** Told with it: the promise is of both. Rounds from before there were any have none. */
    readonly closingSeed: string
    readonly words: readonly string[]
  }
}

export interface Bet {
  readonly id: string
  readonly key: string
  readonly round: string
  readonly state: 'pending' | 'placed' | 'done' | 'refused' | 'returned' | 'stopped' | 'seen'
  readonly stakes: SlipStakes
  readonly stake: string
  readonly win: string
  readonly reason: string
  readonly balance: string
  readonly word: string
  readonly at: number
}

export interface SharedState<Round extends SharedRound = SharedRound> {
  readonly nowMs: number
  readonly players: number
  readonly round: Round | null
}

export interface Seat<State, Made extends Bet = Bet> {
  readonly table: State
  readonly balance: string
  readonly bets: readonly Made[]
  readonly last: readonly Made[]
  /** Bets that were stopped, of whichever round, until they are put right by hand. */
  readonly stands: readonly Made[]
}

export interface BetWish {
  readonly key: string
  readonly round: string
  readonly stakes: SlipStakes
  readonly word: string
}

export interface TableLine<State, Past extends Bet, Made extends Bet = Bet> {
  readSeat(): Promise<Seat<State, Made>>
  bet(wish: BetWish): Promise<{ readonly bet: Made }>
  listBets(): Promise<{ readonly bets: readonly Past[] }>
  listResults<Result>(): Promise<{ readonly results: readonly Result[] }>
  /** Tells of every change at the table, for as long as the page is there. */
  watch(hear: (state: State) => void): void
}

/** The studio as the page of a table asks it: it is told what changes, and where that is not to be had it looks again. */
export function openTableLine<State, Past extends Bet, Made extends Bet = Bet>(
  session: string,
  onTrouble: (isCutOff: boolean) => void,
  stateOf: (seat: Seat<State, Made>) => State = seat => seat.table,
): TableLine<State, Past, Made> {
  const ask = askStudio(session, onTrouble)
  async function look(): Promise<State | undefined> {
    const seat = await ask<Seat<State, Made>>('table/state').catch(() => undefined)
    return seat && stateOf(seat)
  }
  return {
    async readSeat() {
      const seat = await ask<Seat<State, Made>>('table/state')
      return { ...seat, table: stateOf(seat) }
    },
    bet: wish => ask('table/bet', wish),
    listBets: () => ask('table/bets'),
    listResults: () => ask('table/results'),
    watch: hear => void keepWatching({ session, call: 'table/watch', hear, look }),
  }
}
