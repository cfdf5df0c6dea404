import { type Bet, openTableLine, type SharedRound, type SharedState } from '../../view/table/tableLine.ts'
import type { VisibleMatch } from '../shape.ts'

/** From its number, the nonce, follows who plays. */
export interface LeagueRound extends SharedRound<VisibleMatch> {
  /** When the match begins, and when all of it is told; 0 before. */
  readonly drawnAtMs: number
  readonly toldAtMs: number
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
  readonly shown: Pick<VisibleMatch, 'sport' | 'periods'>
}

export type LeagueState = SharedState<LeagueRound>

export type Line = ReturnType<typeof openLine>

export const openLine = openTableLine<LeagueState, PastBet>
