import type { Spot, Table } from '../shape.ts'
import { listChances, payOf, spotsOf } from './play.ts'

/** An exact fraction: what comes back of all that is bet. */
export interface Return {
  readonly spot: Spot
  readonly numerator: bigint
  readonly denominator: bigint
  /** How many of a million rounds bring more than was bet. */
  readonly hitPpm: number
}

/** The exact return of every bet of a table, from everything that a round can come to. */
export function returnsOf(table: Table): readonly Return[] {
  const chances = listChances(table)
  const total = chances.reduce((sum, { weight }) => sum + weight, 0n)
  return spotsOf(table).map(spot => {
    let [paid, hits] = [0n, 0n]
    for (const { marks, weight } of chances) {
      const pay = payOf(spot, marks)
      paid += weight * BigInt(pay)
      if (pay > 100) hits += weight
    }
    const common = greatestCommon(paid, total * 100n)
    return {
      spot,
      numerator: paid / common,
      denominator: (total * 100n) / common,
      hitPpm: ppmOf(hits, total),
    }
  })
}

/** Millionths, rounded to the nearest. */
export function ppmOf(numerator: bigint, denominator: bigint): number {
  return Number((numerator * 2_000_000n + denominator) / (2n * denominator))
}

function greatestCommon(one: bigint, other: bigint): bigint {
  return other === 0n ? one : greatestCommon(other, one % other)
}
