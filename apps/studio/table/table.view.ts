import { commitmentOf, toHex } from '@saya/game-math'
import { formatPesos } from '@saya/money'
import type { Stakes } from '../catalogue/table.ts'
import type { Bet } from './bet.store.ts'
import type { BetState, TableRoundState } from './table.rules.ts'
import type { TableRound } from './tableRound.store.ts'

/** A round as everybody at the table is told of it. Its phase follows from its times: the page counts down by itself. */
export interface TableRoundView {
  readonly id: string
  readonly state: TableRoundState
  readonly opensAtMs: number
  readonly closesAtMs: number
  readonly drawsAtMs: number
  /** What it came to; nothing before it is drawn. */
  readonly shown: unknown
  readonly fairness: TableFairness
}

export interface TableFairness {
  readonly commitment: string
  readonly nonce: number
  /** Only once the round is drawn. One that was never drawn tells its seed when it is given up. */
  readonly serverSeed: string
  /** The words of all whose bets counted, in order: together they are the client seed. */
  readonly words: readonly string[]
}

export function viewTableRound(round: TableRound): TableRoundView {
  return {
    id: round.id,
    state: round.state,
    opensAtMs: round.opens_at.getTime(),
    closesAtMs: round.closes_at.getTime(),
    drawsAtMs: round.draws_at.getTime(),
    shown: round.shown ?? null,
    fairness: {
      commitment: commitmentOf(round.server_seed),
      nonce: Number(round.number),
      serverSeed: round.state === 'open' ? '' : toHex(round.server_seed),
      words: round.words ?? [],
    },
  }
}

/** A bet as whoever made it is told of it. */
export interface BetView {
  readonly id: string
  readonly key: string
  readonly round: string
  readonly state: 'pending' | 'placed' | 'done' | 'refused' | 'returned' | 'stopped'
  readonly stakes: Stakes
  readonly stake: string
  readonly win: string
  /** The wallet's own word, where it did not take the bet. */
  readonly reason: string
  readonly balance: string
  readonly word: string
  readonly at: number
}

const told: Readonly<Record<BetState, BetView['state']>> = {
  betting: 'pending',
  placed: 'placed',
  drawn: 'pending',
  undoing: 'pending',
  settled: 'done',
  refused: 'refused',
  undone: 'returned',
  stopped: 'stopped',
}

export function viewBet(bet: Bet): BetView {
  return {
    id: bet.id,
    key: bet.bet_key,
    round: bet.round,
    state: told[bet.state],
    stakes: bet.stakes,
    stake: formatPesos(bet.stake),
    win: formatPesos(bet.state === 'settled' ? (bet.win ?? 0n) : 0n),
    reason: bet.reason ?? '',
    balance: bet.balance === null ? '' : formatPesos(bet.balance),
    word: bet.word,
    at: Math.floor(bet.opened_at.getTime() / 1000),
  }
}
