import { type Bet as SharedBet, openTableLine, type SharedRound, type SharedState } from '../../view/table/tableLine.ts'
import type { DabbedCard, VisibleRound } from '../shape.ts'

export interface RoomRound extends SharedRound<VisibleRound> {
  /** When the last ball has been heard; 0 before the draw. */
  readonly toldAtMs: number
}

export interface Bet extends SharedBet {
  /** As the studio has dabbed them; nothing before they are paid for. */
  readonly cards?: readonly DabbedCard[]
}

export interface PastBet extends Bet {
  readonly played: RoomRound | null
}

export interface PastRound {
  readonly id: string
  readonly number: number
  readonly shown: Pick<VisibleRound, 'cards' | 'jackpot'>
}

export interface RoomState extends SharedState<RoomRound> {
  readonly history: readonly PastRound[]
  readonly pool: string
  readonly sold: number
  /** Of this player, in this round. */
  readonly own?: readonly Bet[]
}

export type Line = ReturnType<typeof openLine>

/** What a room is told of its player's cards comes with what all are told; where it looks by itself, it is put there. */
export function openLine(session: string, onTrouble: (isCutOff: boolean) => void) {
  return openTableLine<RoomState, PastBet, Bet>(session, onTrouble, ({ table, bets }) => ({ ...table, own: bets }))
}
