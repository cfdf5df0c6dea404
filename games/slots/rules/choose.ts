import type { PendingPick, RoundOutcome, Title } from '../shape.ts'
import { Tally } from './tally.ts'

interface Choice {
  readonly title: Title
  readonly stake: bigint
  readonly next: PendingPick
  /** Which box, from 0. */
  readonly choice: number
}

/** Ends a round that waited for a choice. `win` is what the whole round pays; nothing more is drawn. */
export function choose({ title, stake, next, choice }: Choice): RoundOutcome {
  const pay = next.prizes[choice]
  if (pay === undefined) throw new RangeError(`There is no box ${choice}.`)
  const tally = new Tally(title, next.paid)
  tally.add({ kind: 'picked', choice, prizes: next.prizes, pay })
  return { win: tally.winOf(stake), steps: tally.steps, draws: [] }
}
