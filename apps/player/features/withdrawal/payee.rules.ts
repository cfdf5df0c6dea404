interface NamedPayee {
  readonly id: string
  readonly channel_name: string
}

interface PayeeChoice<P> {
  /** What the person chose. */
  readonly id: string | undefined
  readonly isReady: (payee: P) => boolean
  /** The way in which they paid in last, where money goes back to where it came from. */
  readonly paidInBy?: string | undefined
}

/** The account that was chosen, else one that can be paid to now: that of the way in which money came last, else the first. */
export function choosePayee<P extends NamedPayee>(
  payees: readonly P[],
  { id, isReady, paidInBy = '' }: PayeeChoice<P>,
): P | undefined {
  const ready = payees.filter(isReady)
  const chosen = payees.find(payee => payee.id === id)
  return chosen ?? ready.find(payee => isSameWay(paidInBy, payee.channel_name)) ?? ready[0] ?? payees[0]
}

/** A bank takes money in at its online desk, and out to its accounts: `BPI Online` and `BPI`. */
function isSameWay(paidInBy: string, paidOutBy: string): boolean {
  return paidInBy === paidOutBy || paidInBy === `${paidOutBy} Online`
}
