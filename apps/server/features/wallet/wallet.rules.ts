interface Turnover {
  readonly turnover: bigint
  readonly release_at: bigint
}

export interface Purse extends Turnover {
  readonly balance: bigint
  /** What open lots ask for beyond their own amounts. It must be played, and locks nothing. */
  readonly excess_play: bigint
}

/** How much must still be played before all of the balance is free. */
export function openTurnover({ turnover, release_at }: Turnover): bigint {
  return release_at > turnover ? release_at - turnover : 0n
}

/** What of a balance may be paid out. A lot locks no more than it brought, so no credit ever lowers this. */
export function withdrawable(purse: Purse): bigint {
  const locked = openTurnover(purse) - purse.excess_play
  return purse.balance > locked ? purse.balance - locked : 0n
}
