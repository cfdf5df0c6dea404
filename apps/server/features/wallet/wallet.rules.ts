interface Turnover {
  readonly turnover: bigint
  readonly release_at: bigint
}

/** How much must still be played before all of the balance is free. */
export function openTurnover({ turnover, release_at }: Turnover): bigint {
  return release_at > turnover ? release_at - turnover : 0n
}

/** What of a balance may be paid out: all but the turnover that its credits still ask for. */
export function withdrawable(wallet: Turnover & { readonly balance: bigint }): bigint {
  const open = openTurnover(wallet)
  return wallet.balance > open ? wallet.balance - open : 0n
}
