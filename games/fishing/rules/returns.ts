import { type Kind, numbers, type Title, winningNumbers } from '../shape.ts'

/** What a shot at a kind comes to, counted over all numbers: an exact fraction of its price. */
export interface Return {
  readonly kind: Kind
  readonly numerator: bigint
  readonly denominator: bigint
  /** How many of the numbers catch it. */
  readonly hits: number
  readonly prizes: readonly { readonly pay: number; readonly hits: number }[]
}

/** Every number of every kind, run of equal ones by run. */
export function returnsOf(title: Title): readonly Return[] {
  return title.kinds.map(kind => {
    const wins = winningNumbers(title, kind)
    const prizes = wins.map(({ pay, below }, at) => ({ pay, hits: below - (wins[at - 1]?.below ?? 0) }))
    return {
      kind,
      prizes,
      numerator: prizes.reduce((sum, { pay, hits }) => sum + BigInt(pay) * BigInt(hits), 0n),
      denominator: BigInt(numbers),
      hits: wins.at(-1)?.below ?? 0,
    }
  })
}

/** Of a shot at any fish of the school, each as likely: how far it is from its mean, in hundredths of its price. */
export function deviationOf(title: Title): number {
  const mean = title.returnPpm / 1_000_000
  const fish = title.kinds.reduce((sum, { count }) => sum + count, 0)
  const squares = returnsOf(title).reduce((sum, { kind, prizes }) => {
    const square = prizes.reduce((of, { pay, hits }) => of + (pay * pay * hits) / numbers, 0)
    return sum + (kind.count * square) / fish
  }, 0)
  return 100 * Math.sqrt(squares - mean * mean)
}

/** What one round of each stake can win at most, in whole pesos: every shot the best prize of all. */
export function exposureOf({ stakes, kinds }: Title): { stake: number; mostWin: number }[] {
  const best = Math.max(...kinds.flatMap(({ prizes }) => prizes.map(({ pay }) => pay)))
  return stakes.map(stake => ({ stake, mostWin: stake * best }))
}
