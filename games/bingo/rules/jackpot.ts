import { type Units, unitsPerCentavo, unitsPerPeso } from '@saya/money'
import type { Jackpot } from '../shape.ts'

/** Two pots: what is played for, and what the next one begins with. */
export interface Pots {
  readonly pool: Units
  readonly next: Units
}

export interface JackpotRound {
  /** What cards have staked in it. */
  readonly staked: Units
  /** How many cards have won it. */
  readonly hits: number
}

export interface JackpotTurn {
  /** What the round's own stakes have put into both pots. */
  readonly put: Units
  /** What was played for, the round's own stakes counted in. */
  readonly playedFor: Units
  /** What each card that has won it is paid, in whole centavos. */
  readonly each: Units
  readonly after: Pots
}

export function firstPots({ seed }: Jackpot): Pots {
  return { pool: BigInt(seed) * unitsPerPeso, next: 0n }
}

/**
 * One round: its stakes' share goes in, and what is won goes out, the same to each card; what does not divide to the
 * centavo stays. A pool that was won begins again with what was laid aside. Nothing else ever goes in or out.
 */
export function turnJackpot(jackpot: Jackpot, before: Pots, { staked, hits }: JackpotRound): JackpotTurn {
  const most = BigInt(jackpot.most) * unitsPerPeso
  const [share, laid] = [partOf(staked, jackpot.sharePpm), partOf(staked, jackpot.nextPpm)]
  const filled = level({ pool: before.pool + share, next: before.next + laid }, most)
  const put = share + laid
  if (hits === 0) return { put, playedFor: filled.pool, each: 0n, after: filled }
  const each = (filled.pool / BigInt(hits) / unitsPerCentavo) * unitsPerCentavo
  const rest = filled.pool - each * BigInt(hits)
  return { put, playedFor: filled.pool, each, after: level({ pool: rest + filled.next, next: 0n }, most) }
}

function partOf(staked: Units, ppm: number): Units {
  return (staked * BigInt(ppm)) / 1_000_000n
}

/** What would be over the most is laid aside. */
function level({ pool, next }: Pots, most: Units): Pots {
  return pool > most ? { pool: most, next: next + pool - most } : { pool, next }
}
