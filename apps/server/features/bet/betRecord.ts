import { manilaDay } from '@saya/money'
import type { TallyChange } from '../tally/index.ts'

export const recordStatuses = { pending: 0, completed: 1, failed: 2 } as const
export type RecordStatus = keyof typeof recordStatuses

export interface BetRecord {
  readonly game: number
  readonly game_type: number
  readonly tester: boolean
  readonly bet: bigint
  readonly refund: bigint
  readonly win: bigint
  readonly turnover: bigint
  readonly is_free: boolean
  /** Through which of our sites its game was launched. */
  readonly brand: string
  readonly status: number
  readonly opened_at: number
  readonly settled_at: number | null
}

/**
 * A round failed if no bet is left in it and nothing was won, whether it was settled before or not. A free bet counts as a
 * bet, although no money was paid for it.
 */
export function statusOf(round: { bets: number; win: bigint; closed_at: number | null }): number {
  if (round.bets === 0 && round.win === 0n) return recordStatuses.failed
  return round.closed_at === null ? recordStatuses.pending : recordStatuses.completed
}

export interface DayChange {
  readonly day: string
  readonly game_type: number
  readonly status: number
  readonly rounds: bigint
  readonly bet: bigint
  readonly win: bigint
}

export interface GameChange {
  readonly game: number
  readonly day: string
  readonly rounds: bigint
  readonly bet: bigint
  readonly win: bigint
  readonly betSquare: bigint
  readonly winSquare: bigint
  readonly product: bigint
}

/** What a record adds to its member's day: bets that stood, and what they won. */
export function dayChange(record: BetRecord, sign: 1n | -1n): DayChange {
  return {
    day: manilaDay(record.opened_at),
    game_type: record.game_type,
    status: record.status,
    rounds: sign,
    bet: sign * (record.bet - record.refund),
    win: sign * record.win,
  }
}

/** What a record adds to its member's tally, on the day it was settled. */
export function tallyChange(record: BetRecord, sign: 1n | -1n): TallyChange | undefined {
  if (record.status !== recordStatuses.completed || record.settled_at === null) return undefined
  const { game, game_type, brand, is_free, settled_at } = record
  return {
    day: manilaDay(settled_at),
    game,
    game_type,
    brand,
    is_free,
    rounds: sign,
    bet: sign * (record.bet - record.refund),
    win: sign * record.win,
    turnover: sign * record.turnover,
    counted_at: settled_at,
  }
}

/** What a record adds to its game's day, once it is settled. Rounds of the operator's own testers do not count. */
export function gameChange(record: BetRecord, sign: 1n | -1n): GameChange | undefined {
  if (record.tester || record.status !== recordStatuses.completed || record.settled_at === null) return undefined
  const { game, win } = record
  const bet = record.bet - record.refund
  return {
    game,
    day: manilaDay(record.settled_at),
    rounds: sign,
    bet: sign * bet,
    win: sign * win,
    betSquare: sign * bet * bet,
    winSquare: sign * win * win,
    product: sign * bet * win,
  }
}
