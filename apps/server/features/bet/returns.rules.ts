/** What was bet on a game and won in it over some days, with the sums of squares from which the spread is estimated. */
export interface GameSums {
  readonly rounds: bigint
  readonly bet: bigint
  readonly win: bigint
  readonly betSquares: bigint
  readonly winSquares: bigint
  readonly products: bigint
}

export interface GameReturn {
  /** Wins over bets, in millionths, or nothing before the first bet. */
  readonly returnPpm: number | undefined
  /** How many standard deviations the wins lie from what the declared return predicts. */
  readonly zScore: number | undefined
}

const million = 1_000_000n

/**
 * Compares what a game returned with what it declares. Under the declared return each round's win is `rtp × bet` and
 * chance of mean zero; the spread of all of them is estimated from the rounds themselves, so that neither a game's
 * volatility nor equal bets need be assumed.
 */
export function returnOf(sums: GameSums, rtpPpm: number): GameReturn {
  if (sums.bet <= 0n) return { returnPpm: undefined, zScore: undefined }
  const rtp = BigInt(rtpPpm)
  const excess = sums.win * million - rtp * sums.bet
  const spread = sums.winSquares * million ** 2n - 2n * rtp * million * sums.products + rtp ** 2n * sums.betSquares
  const returnPpm = Number((sums.win * million) / sums.bet)
  return { returnPpm, zScore: spread > 0n ? Number(excess) / Math.sqrt(Number(spread)) : undefined }
}
