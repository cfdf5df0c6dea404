import type { DeclaredOdds, SelectionCode } from '../shape.ts'

/** One pairing as its table has it. */
export interface FootballRow {
  /** Weights for 0 to 5 goals in each half, together 10,000. */
  readonly home: readonly (readonly number[])[]
  readonly away: readonly (readonly number[])[]
  readonly line: number
  readonly odds: Readonly<Record<SelectionCode, DeclaredOdds>>
}

/** The same, with lines for handicap and total. */
export interface BasketballRow {
  /** The middle of what is scored in each period. */
  readonly home: readonly number[]
  readonly away: readonly number[]
  readonly spread: number
  readonly total: number
  readonly odds: Readonly<Record<SelectionCode, DeclaredOdds>>
}
