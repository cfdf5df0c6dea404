import type { DrawCheck } from './checkDraws.ts'

/** What can be said of a past round by all that is told of it. */
export type Verdict = 'early' | 'untold' | 'broken' | 'nothingDrawn' | 'otherRules' | 'kept'

export const toneOf = {
  early: 'quiet',
  untold: 'bad',
  broken: 'bad',
  nothingDrawn: 'good',
  otherRules: 'quiet',
  kept: 'good',
} as const satisfies Readonly<Record<Verdict, string>>

/** The prints of the rules and tables that a round was played by, and of those that the studio has now. */
export interface ToldRules {
  readonly mathHash: string
  readonly mathNow: string
}

interface RoundEvidence {
  /** From then on its seed is told. */
  readonly isOver: boolean
  /** It was paid for and decided: then something was drawn, and what was shown comes of it. */
  readonly isPlayed: boolean
  readonly checked: DrawCheck
  /** Another promise was shown before it. */
  readonly isOther: boolean
  readonly draws: readonly unknown[]
  readonly rules: ToldRules
  /** Whether what was shown is what the draws stand for, by the tables of now. */
  readonly isShown: () => boolean
}

/**
 * The promise, the seed and every number are checked whatever the rules were; what they stand for only by the rules that it
 * was played by, which may be others by now.
 */
export function verdictOf({ isOver, isPlayed, checked, isOther, draws, rules, isShown }: RoundEvidence): Verdict {
  if (!isOver) return 'early'
  if (!checked.isTold) return 'untold'
  if (!checked.isKept || isOther) return 'broken'
  if (draws.length === 0) return isPlayed ? 'broken' : 'nothingDrawn'
  if (hasOtherRules(rules)) return 'otherRules'
  return !isPlayed || isShown() ? 'kept' : 'broken'
}

export function hasOtherRules({ mathHash, mathNow }: ToldRules): boolean {
  return mathHash !== mathNow
}
