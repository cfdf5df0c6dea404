import { type BetPhase, betPhaseOf } from '../../view/table/betPhase.ts'
import type { LeagueRound } from './line.ts'

export type Phase = BetPhase | 'playing' | 'over' | 'result'

/** Where a round stands by the studio's clock. Between the end of its match and `result` bets are not paid yet. */
export function phaseOf(round: LeagueRound | null, nowMs: number): Phase {
  if (!round?.shown) return betPhaseOf(round, nowMs)
  if (nowMs >= round.toldAtMs) return 'result'
  return round.shown.isOver ? 'over' : 'playing'
}

/** How much of the time of its match is over. */
export function playedOf({ drawnAtMs, toldAtMs }: LeagueRound, nowMs: number): number {
  return toldAtMs > drawnAtMs ? Math.min(1, Math.max(0, (nowMs - drawnAtMs) / (toldAtMs - drawnAtMs))) : 1
}
