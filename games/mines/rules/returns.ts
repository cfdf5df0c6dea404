import type { Pay, Title, Way } from '../shape.ts'

/** What it comes to, on average, to open so many places and then take what is there: an exact fraction. */
export interface Return {
  readonly way: Way
  readonly opened: number
  readonly pay: Pay
  readonly numerator: bigint
  readonly denominator: bigint
  /** How many of a million rounds come so far. */
  readonly hitPpm: number
}

/**
 * Every way and every moment to take. Which places are opened does not matter: each set of mines is as likely, so of all
 * sets those that spare the opened places are counted, and at each height of a climb all places but one.
 */
export function returnsOf(title: Title): readonly Return[] {
  return title.ways.flatMap(way =>
    way.pays.map((pay, at) => {
      const [safe, all] = countSafe(title, way, at + 1)
      return {
        way,
        opened: at + 1,
        pay,
        numerator: safe * BigInt(pay),
        denominator: all * 1000n,
        hitPpm: ppmOf(safe, all),
      }
    }),
  )
}

/** How far a round that is played to that moment is from its mean, in hundredths of the stake: it pays that or nothing. */
export function deviationOf(title: Title, { way, opened, pay }: Pick<Return, 'way' | 'opened' | 'pay'>): number {
  const [safe, all] = countSafe(title, way, opened)
  const chance = Number(safe) / Number(all)
  return (pay / 10) * Math.sqrt(chance * (1 - chance))
}

function countSafe({ kind, places }: Title, { size }: Way, opened: number): readonly [safe: bigint, all: bigint] {
  if (kind === 'climb') return [BigInt(size - 1) ** BigInt(opened), BigInt(size) ** BigInt(opened)]
  return [choose(places - opened, size), choose(places, size)]
}

/** In how many ways so many can be chosen of all. */
function choose(all: number, chosen: number): bigint {
  let ways = 1n
  for (let at = 0; at < chosen; at++) ways = (ways * BigInt(all - at)) / BigInt(at + 1)
  return ways
}

/** Millionths, rounded to the nearest. */
export function ppmOf(numerator: bigint, denominator: bigint): number {
  return Number((numerator * 2_000_000n + denominator) / (2n * denominator))
}

/** What one round of each stake can win at most, in whole pesos. */
export function exposureOf({ stakes, ways }: Title): { stake: number; mostWin: bigint }[] {
  const most = Math.max(...ways.flatMap(({ pays }) => pays))
  return stakes.map(stake => ({ stake, mostWin: (BigInt(stake) * BigInt(most) + 999n) / 1000n }))
}
