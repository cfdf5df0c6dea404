import { type BetPhase, betPhaseOf } from '../../view/table/betPhase.ts'
import type { TableRound } from './line.ts'

export type Phase = BetPhase | 'result'

/** Where a round stands by the studio's clock. */
export function phaseOf(round: TableRound | null, nowMs: number): Phase {
  return round?.shown ? 'result' : betPhaseOf(round, nowMs)
}
