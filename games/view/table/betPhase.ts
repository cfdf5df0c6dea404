import type { SharedRound } from './tableLine.ts'

export type BetPhase = 'rests' | 'soon' | 'open' | 'closed'

type Times = Pick<SharedRound, 'opensAtMs' | 'closesAtMs'>

/** Where a round of which nothing was drawn yet stands by the studio's clock. */
export function betPhaseOf(round: Times | null, nowMs: number): BetPhase {
  if (!round) return 'rests'
  if (nowMs < round.opensAtMs) return 'soon'
  return nowMs < round.closesAtMs ? 'open' : 'closed'
}

/** What is left of the time for bets, from 1 down to 0. */
export function leftOf({ opensAtMs, closesAtMs }: Times, nowMs: number): number {
  return Math.min(1, Math.max(0, (closesAtMs - nowMs) / (closesAtMs - opensAtMs)))
}
