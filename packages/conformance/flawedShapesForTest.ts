import type { Purse } from './flawedPurseForTest.ts'
import type { Flaw } from './flawsForTest.ts'

export interface BetRecord {
  readonly amount: bigint
  readonly round: string
  state: 'open' | 'settled' | 'back' | 'refused'
  won: bigint
}

export interface Fields {
  readonly request_id: string
  readonly tx_id: string
  readonly ref_tx_id: string
  readonly round_id: string
  readonly session_token: string
  readonly game_code: string
  readonly currency: string
  readonly amount: string
  readonly win_amount?: string
  readonly round_closed?: boolean
  /** Another name of a bet. */
  readonly bet_ref?: string
}

export interface Answer {
  readonly status: string
  /** Below nothing where it is not told. */
  readonly balance: bigint
  /** What was done under a reference, where that was asked for. */
  readonly listed?: readonly string[]
}

/** The one player's money and all that was done. */
export interface Book {
  readonly has: (flaw: Flaw) => boolean
  readonly purse: Purse
  remembered: bigint
  inside: number
  readonly bets: Map<string, BetRecord>
  /** The rounds that were bet in, those that a win closed, and those that are over by a call of their own. */
  readonly rounds: Set<string>
  readonly closed: Set<string>
  readonly isOver: Set<string>
  readonly answers: Map<string, { readonly print: string; readonly status: string }>
  /** What was done under each reference, by its id. */
  readonly told: Map<string, string[]>
}

/** Throws where something else than words stands in a call. */
export function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('It is no text.')
  return value
}

export const theToken = 'the-only-session'
export const theGame = 'g'
export const thePlayer = '5'
/** As long as a question to a database may take on a bad day. */
export const raceMs = 20

export function turn(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}

/** Where a wallet keeps its balance for when it comes again. */
export interface Keeping {
  readonly start: bigint
  write(balance: bigint): void
}
