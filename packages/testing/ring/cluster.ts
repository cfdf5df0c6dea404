/** One account as it is planned: whom it is invited by, what it is known by, and what it does with its money, in pesos. */
export interface PlannedAccount {
  /** Its place among the accounts of the cluster; null for whoever was there before. */
  readonly by: number | null
  readonly joinedAtMs: number
  readonly devices: readonly string[]
  readonly address: string
  readonly id: string
  /** Empty where it has none yet. */
  readonly payee: string
  readonly depositedAtMs: number | null
  readonly playedAtMs: number | null
  readonly deposited: number
  readonly turnover: number
  readonly withdrawn: number
}

/** Accounts that belong together, as people who know each other or as a ring. */
export interface PlannedCluster {
  readonly name: string
  readonly accounts: readonly PlannedAccount[]
}
