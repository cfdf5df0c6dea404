import type { Rng } from '@saya/game-math'
import type { Units } from '@saya/money'

export interface Outcome {
  readonly win: Units
  /** What the browser is shown of it, step by step: plain JSON. */
  readonly shown: readonly unknown[]
  /** Every number that was drawn, in its order. */
  readonly draws: readonly unknown[]
  /** Of a round that waits for a choice: what it will be answered from. */
  readonly unfinished?: unknown
}

/** One title, as the studio offers it to operators. Which rules decide it, its own folder knows. */
export interface Game {
  readonly code: string
  readonly names: { readonly en: string; readonly tl: string }
  /** The proven return in parts per million. */
  readonly rtpPpm: number
  /** What may be staked, from the smallest to the largest. */
  readonly stakes: readonly Units[]
  /** The most that one round of this stake can win. */
  mostWin(stake: Units): Units
  /** SHA-256 of the title's rules and tables, in lowercase hexadecimal: kept with each round. */
  readonly mathHash: string
  /** The same draws always come to the same. */
  play(stake: Units, rng: Rng): Outcome
  /** Ends a round that waited. Its win is the whole round's. Nothing where there is no such choice. */
  choose(stake: Units, unfinished: unknown, choice: number): Outcome | undefined
}

export type Games = ReadonlyMap<string, Game>
