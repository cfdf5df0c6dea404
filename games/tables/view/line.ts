import { type Bet, openTableLine, type SharedRound, type SharedState } from '../../view/table/tableLine.ts'
import type { Result, VisibleRound } from '../shape.ts'

export type TableRound = SharedRound<Result>

export interface PastBet extends Bet {
  readonly played: TableRound | null
}

export interface TableState extends SharedState<TableRound> {
  readonly history: readonly { readonly id: string; readonly number: number; readonly shown: VisibleRound }[]
}

export type Line = ReturnType<typeof openLine>

export const openLine = openTableLine<TableState, PastBet>
