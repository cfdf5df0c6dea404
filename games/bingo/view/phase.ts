import { type BetPhase, betPhaseOf } from '../../view/table/betPhase.ts'
import type { RoomRound } from './line.ts'

export type Phase = BetPhase | 'calling' | 'result'

/** Where a round stands by the studio's clock. */
export function phaseOf(round: RoomRound | null, nowMs: number): Phase {
  if (round?.shown) return nowMs < round.toldAtMs ? 'calling' : 'result'
  return betPhaseOf(round, nowMs)
}
