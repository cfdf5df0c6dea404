import type { PlayLimits } from './playLimit.rules.ts'

/** A member's pesos as they are while the wallet is locked. Each command is judged by what the ones before it left. */
export interface LockedPurse {
  readonly uid: bigint
  readonly balance: bigint
  readonly turnover: bigint
  readonly version: bigint
  readonly head: Buffer
  readonly isOpenToBets: boolean
  /** The account is closed: what is still credited to it is told to staff. */
  readonly isClosed: boolean
  readonly playUntilMs: number | null
  readonly openRounds: number
  readonly isTester: boolean
  readonly unposted: bigint
  readonly unpostedHead: Buffer
  readonly limits: PlayLimits | null
}

/** What a bet came to, or a tombstone: that has no print. */
export interface KnownBet {
  readonly uid: bigint
  readonly txId: string
  readonly print: string | null
  readonly outcome: number
  readonly state: number
  readonly amount: bigint
  readonly won: bigint
  readonly seq: bigint | null
  readonly roundId: string
  readonly atMs: number
}

export interface KnownRound {
  readonly game: number
  readonly bet: bigint
  readonly refund: bigint
  readonly win: bigint
  readonly turnover: bigint
  readonly openedAtMs: number
  readonly closedAtMs: number | null
  /** The number of the last win that named no bet: it settled whatever had been bet before. */
  readonly settled: bigint
  /** How many bets stand in it: taken, and not taken back. */
  readonly bets: number
  /** All of its bets were free. */
  readonly isFree: boolean
  readonly isTwoSided: boolean
}

export interface KnownSession {
  readonly uid: bigint
  readonly provider: number
  readonly expiresAtMs: number
  readonly hasEnded: boolean
}

/** What is known under a command's own key. */
export interface KnownAct {
  readonly print: string | null
  readonly outcome: number
  readonly balance: bigint
  readonly seq: bigint | null
  readonly roundId: string
}

/** All that a command is judged by, beside its wallet: read once all wallets of a batch are locked. */
export interface Facts {
  readonly own: KnownAct | undefined
  readonly round: KnownRound | undefined
  readonly session: KnownSession | undefined
  /** The bet that it names by its id. */
  readonly bet: KnownBet | undefined
  /** The bets that it names by a reference: the member's own, those that stand first; or else one of somebody else. */
  readonly called: readonly KnownBet[]
  /** Of a bet: it was taken back before it came, under one of its names; and what it said when it met that. */
  readonly isCancelled: boolean
  readonly met: string | null
  /** Of a win or a prize: a rollback named it, as if it were a bet, before it came. */
  readonly isBack: boolean
  /** Of a win by its round: a bet of that round was refused, or cancelled before it came. */
  readonly hasUntaken: boolean
  /** Of a rollback: it names a win or a prize. */
  readonly namesCredit: boolean
  /** Of a rollback in a wallet with limits: what its round won on each day. */
  readonly wins: readonly { readonly day: string; readonly amount: bigint }[]
}
