import type { Rng } from '@saya/game-math'
import { unitsPerPeso } from '@saya/money'
import type { RoundOutcome, Title } from '../shape.ts'
import { choose } from './choose.ts'
import { play } from './play.ts'

/** What so many rounds came to. Pays are in hundredths of the stake. */
export interface Sample {
  readonly rounds: number
  readonly mean: number
  readonly deviation: number
  readonly hits: number
  readonly biggest: number
  /** How many ended because a round may pay no more. */
  readonly capped: number
}

/** Plays round after round as a person without any plan would, and tells from time to time what they have come to. */
export function* simulate(title: Title, { rng, rounds, every }: { rng: Rng; rounds: number; every: number }) {
  let [sum, squares, hits, biggest, capped] = [0, 0, 0, 0, 0]
  const stake = BigInt(title.stakes[0] ?? 1) * unitsPerPeso
  for (let round = 1; round <= rounds; round++) {
    const played = playOut(title, { rng, stake })
    const pay = hundredths(played.win, stake)
    sum += pay
    squares += pay * pay
    if (pay > 0) hits++
    if (pay > biggest) biggest = pay
    if (played.steps.at(-1)?.kind === 'most') capped++
    if (round % every !== 0 && round !== rounds) continue
    const mean = sum / round
    const sample: Sample = {
      rounds: round,
      mean,
      deviation: Math.sqrt(squares / round - mean * mean),
      hits,
      biggest,
      capped,
    }
    yield sample
  }
}

function hundredths(win: bigint, of: bigint): number {
  return Number((win * 100n) / of)
}

/** A whole round: where it waits for a choice, one is made by chance. */
function playOut(title: Title, { rng, stake }: { rng: Rng; stake: bigint }): RoundOutcome {
  const played = play({ title, stake, rng })
  if (!played.next) return played
  return choose({ title, stake, next: played.next, choice: rng.next(played.next.prizes.length) })
}

/** Half the width of the interval in which the true mean lies in 99 of 100 such samples, in hundredths of the stake. */
export function halfWidth({ deviation, rounds }: Sample): number {
  return (2.576 * deviation) / Math.sqrt(rounds)
}
