import { countWays, type Pay, type Ticket, type Title } from '../shape.ts'

/** What a ticket comes to, counted over all ways to draw: an exact fraction of its stake. */
export interface Return {
  readonly ticket: Ticket
  readonly numerator: bigint
  readonly denominator: bigint
  /** How many of a million rounds pay anything. */
  readonly hitPpm: number
  readonly prizes: readonly { readonly hits: number; readonly pay: Pay; readonly ways: bigint }[]
}

export function returnsOf(title: Title): readonly Return[] {
  return title.tickets.map(ticket => {
    const prizes = ticket.pays.map((pay, hits) => ({ hits, pay, ways: countWays(title, { ...ticket, hits })[0] }))
    const all = prizes.reduce((sum, { ways }) => sum + ways, 0n)
    const paid = prizes.reduce((sum, { pay, ways }) => sum + (pay > 0 ? ways : 0n), 0n)
    return {
      ticket,
      prizes,
      numerator: prizes.reduce((sum, { pay, ways }) => sum + BigInt(pay) * ways, 0n),
      denominator: all * 10n,
      hitPpm: ppmOf(paid, all),
    }
  })
}

/** Millionths, rounded to the nearest. */
export function ppmOf(numerator: bigint, denominator: bigint): number {
  return Number((numerator * 2_000_000n + denominator) / (2n * denominator))
}

/** How far a round of a ticket is from its mean, in hundredths of its stake. */
export function deviationOf({ prizes, numerator, denominator }: Return): number {
  const mean = Number(numerator) / Number(denominator)
  const squares = prizes.reduce((sum, { pay, ways }) => sum + (pay * pay * Number(ways)) / Number(denominator * 10n), 0)
  return 100 * Math.sqrt(squares - mean * mean)
}

/** What one round of each stake can win at most, in whole pesos. */
export function exposureOf({ stakes, tickets }: Title): { stake: number; mostWin: number }[] {
  const most = Math.max(...tickets.flatMap(({ pays }) => pays))
  return stakes.map(stake => ({ stake, mostWin: (stake * most) / 10 }))
}
