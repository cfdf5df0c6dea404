/** A round as its row says. */
export interface AuditedRound {
  readonly uid: bigint
  readonly provider: number
  readonly round_id: string
  readonly said: RoundRow | undefined
  readonly postings: readonly RoundPosting[]
}

export interface RoundRow {
  readonly game: number
  readonly bet: bigint
  readonly refund: bigint
  readonly win: bigint
  readonly turnover: bigint
  readonly opened_at: number
  readonly closed_at: number | null
  readonly settled: bigint
  readonly bets: number
  /** Of a game on both of whose sides one can bet, and of a tester. */
  readonly two_sided: boolean
  readonly tester: boolean
}

/** A posting of a round with the command of its own kind and name. */
export interface RoundPosting {
  readonly seq: bigint
  readonly kind: number
  readonly given: boolean
  readonly amount: bigint
  readonly counted: bigint
  readonly game: number
  readonly at: number
  readonly reference: string
  /** The other names of a bet. */
  readonly references: readonly string[]
  /** Of a rollback, whether the contract kept settled bets from it then. */
  readonly keepsSettled: boolean
  readonly own: OwnCommand | undefined
}

export interface OwnCommand {
  readonly seq: bigint | null
  readonly fingerprint: string | null
  readonly amount: bigint
  readonly state: number
  readonly won: bigint
}
