import type { BetChange } from './judgement.ts'
import type { KnownRound, LockedPurse } from './fact.ts'

/** A command as it is kept. */
export interface WrittenCommand {
  readonly provider: number
  readonly kind: number
  readonly txId: string
  readonly uid: bigint
  readonly print: string | null
  readonly outcome: number
  readonly state: number
  readonly amount: bigint
  readonly won: bigint
  readonly balance: bigint
  readonly seq: bigint | null
  readonly roundId: string
  readonly sentRef: string | null
  readonly isSentAsPromo: boolean | null
  /** Of what made no posting: its number and hash among those of its wallet, and whether it is a tombstone. */
  readonly keptNo: bigint | null
  readonly keptHash: Buffer | null
  readonly isTombstone: boolean | null
}

export interface WrittenPosting {
  readonly uid: bigint
  readonly seq: bigint
  readonly kind: number
  readonly source: number
  readonly destination: number
  readonly amount: bigint
  readonly balance: bigint
  readonly turnover: bigint
  readonly provider: number
  readonly reference: string
  readonly roundId: string
  readonly game: number
  readonly hash: Buffer
}

export interface WrittenRound extends Omit<KnownRound, 'openedAtMs' | 'closedAtMs'> {
  readonly uid: bigint
  readonly provider: number
  readonly roundId: string
  /** Closed by this very command. */
  readonly closes: boolean
  readonly isTester: boolean
  /** The number of the bet that makes a free round a real one with this very command. */
  readonly realFrom: bigint | null
}

export interface WrittenAlarm {
  readonly kind: string
  readonly provider: number
  readonly act: string
  readonly txId: string
  readonly roundId: string
}

/** All that a batch writes, in one transaction. */
export interface BatchWrites {
  readonly commands: WrittenCommand[]
  readonly bets: (BetChange & { readonly provider: number })[]
  readonly rounds: WrittenRound[]
  readonly postings: WrittenPosting[]
  readonly names: { readonly betRef: string; readonly provider: number; readonly txId: string; readonly uid: bigint }[]
  readonly lateCredits: { readonly uid: bigint; readonly seq: bigint; readonly amount: bigint }[]
  readonly alarms: WrittenAlarm[]
  readonly purses: LockedPurse[]
}

export function nothingWritten(): BatchWrites {
  return { commands: [], bets: [], rounds: [], postings: [], names: [], lateCredits: [], alarms: [], purses: [] }
}
