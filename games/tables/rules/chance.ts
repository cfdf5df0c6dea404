import type { Marks, VisibleRound } from '../shape.ts'

/** What a round came to: what is shown of it, and what it pays by. */
export interface DrawnOutcome {
  readonly shown: VisibleRound
  readonly marks: Marks
}

/** One of the outcomes of a kind, weighed against all others in whole numbers. */
export interface Chance {
  readonly marks: Marks
  readonly weight: bigint
}
