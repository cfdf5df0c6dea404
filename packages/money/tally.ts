/** How many there are of something, and what they come to. */
export interface Tally {
  readonly count: number
  readonly amount: bigint
}

export function tally(rows: readonly { readonly amount: bigint }[]): Tally {
  return { count: rows.length, amount: rows.reduce((sum, { amount }) => sum + amount, 0n) }
}
