const wholeWay = 1_000_000

/** Where an amount is on its way up from one to another after this share of the time: fast first, and slow into its place. */
export function onTheWay(from: bigint, to: bigint, share: number): bigint {
  return to - ((to - from) * BigInt(Math.round((1 - share) ** 3 * wholeWay))) / BigInt(wholeWay)
}
