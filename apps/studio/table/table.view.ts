import { toHex } from '@saya/game-math'
import { formatPesos } from '@saya/money'
import type { Stakes, Table } from '../catalogue/table.ts'
import { openToTell } from '../seed/openSealed.ts'
import type { Vault } from '../seed/openVault.ts'
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
  /** When it was drawn, and is told from then on; 0 before that. */
  readonly drawnAtMs: number
  /** From when on all that was drawn is told; 0 before it is drawn. */
  readonly toldAtMs: number
  /** What it came to, as far as it is told; nothing before it is drawn. */
  readonly shown: object | null
  readonly fairness: TableFairness
}

export interface TableFairness {
  readonly commitment: string
  readonly nonce: number
  /** Only once the round is drawn and told. One that was never drawn tells its seed when it is given up. */
  readonly serverSeed: string
  /** Told with it: what it was, or would have been, drawn with besides. One of long ago has none. */
  readonly closingSeed: string
  /** The words of all whose bets counted, in order: together they are the client seed. */
  readonly words: readonly string[]
}

/** By when something is looked at, and how the rounds of its table are told. */
export interface Looking {
  readonly nowMs: number
  readonly table: Pick<Table, 'telling' | 'room'> | undefined
}

/** What everybody may know of a draw by now: a table tells all at once, a room ball by ball, a league minute by minute. */
export function shownBy(round: TableRound | undefined, { nowMs, table }: Looking): object | null {
  if (!round?.shown || !table?.telling || isTold(round, nowMs)) return round?.shown ?? null
  const [drawnAtMs, toldAtMs] = [round.drawn_at?.getTime() ?? 0, round.told_at?.getTime() ?? 0]
  return table.telling.tell(round.shown, (nowMs - drawnAtMs) / (toldAtMs - drawnAtMs))
}

/** Whether nothing is left to be told. */
export function isTold({ told_at }: { readonly told_at: Date | null }, nowMs: number): boolean {
  return told_at !== null && told_at.getTime() <= nowMs
}

export function viewTableRound(round: TableRound, looking: Looking, vault: Pick<Vault, 'open'>): TableRoundView {
  // Who knows the seed knows what is still to be told.
  const isSeedTold = round.state === 'void' || isTold(round, looking.nowMs)
  return {
    id: round.id,
    state: round.state,
    opensAtMs: round.opens_at.getTime(),
    closesAtMs: round.closes_at.getTime(),
    drawsAtMs: round.draws_at.getTime(),
    drawnAtMs: round.drawn_at?.getTime() ?? 0,
    toldAtMs: round.told_at?.getTime() ?? 0,
    shown: shownBy(round, looking),
    fairness: {
      commitment: round.commitment,
      nonce: Number(round.number),
      serverSeed: isSeedTold ? toHex(openToTell(vault, round.id, round.server_seed).seed ?? new Uint8Array()) : '',
      closingSeed: isSeedTold ? toHex(round.closing_seed ?? new Uint8Array()) : '',
      words: round.words ?? [],
    },
  }
}

/** A bet as whoever made it is told of it. */
export interface BetView {
  readonly id: string
  readonly key: string
  readonly round: string
  readonly state: 'pending' | 'placed' | 'done' | 'refused' | 'returned' | 'stopped' | 'seen'
  readonly stakes: Stakes
  readonly stake: string
  readonly win: string
  /** The wallet's own word, where it did not take the bet. */
  readonly reason: string
  readonly balance: string
  readonly word: string
  readonly at: number
  /** In a room: its cards as they stand, once they are paid for. */
  readonly cards?: object
}

const told: Readonly<Record<BetState, BetView['state']>> = {
  betting: 'pending',
  placed: 'placed',
  drawn: 'pending',
  closing: 'done',
  undoing: 'pending',
  settled: 'done',
  refused: 'refused',
  undone: 'returned',
  stopped: 'stopped',
}

/** What a bet is seen with: its round, where that is drawn, as far as it is told. */
export interface BetContext extends Looking {
  readonly shown: object | null
}

/** Whether a bet is decided and what decided it is still to be told: its win is not sent before that. */
export function isAwaited({ state, told_at }: Pick<Bet, 'state' | 'told_at'>, nowMs: number): boolean {
  return state === 'drawn' && told_at !== null && told_at.getTime() > nowMs
}

const hasCards: ReadonlySet<BetState> = new Set(['placed', 'drawn', 'closing', 'settled', 'stopped'])

export function viewBet(bet: Bet, { nowMs, table, shown }: BetContext): BetView {
  return {
    id: bet.id,
    key: bet.bet_key,
    round: bet.round,
    state: bet.is_seen ? 'seen' : isAwaited(bet, nowMs) ? 'placed' : told[bet.state],
    stakes: bet.stakes,
    stake: formatPesos(bet.stake),
    win: formatPesos(told[bet.state] === 'done' ? (bet.win ?? 0n) : 0n),
    reason: bet.reason ?? '',
    balance: bet.balance === null ? '' : formatPesos(bet.balance),
    word: bet.word,
    at: Math.floor(bet.opened_at.getTime() / 1000),
    ...(table?.room && bet.dealt && hasCards.has(bet.state) ? { cards: table.room.stand(bet.dealt, shown) } : {}),
  }
}
