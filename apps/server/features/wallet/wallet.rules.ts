/** What of a balance may be paid out: all but the turnover that its credits still ask for. */
export function withdrawable(wallet: { balance: bigint; turnover: bigint; release_at: bigint }): bigint {
  const openTurnover = wallet.release_at > wallet.turnover ? wallet.release_at - wallet.turnover : 0n
  return wallet.balance > openTurnover ? wallet.balance - openTurnover : 0n
}
