import type { LeagueRound } from './line.ts'

export type Phase = 'rests' | 'soon' | 'open' | 'closed' | 'playing' | 'over' | 'result'

/** Where a round stands by the studio's clock. Between the end of its match and `result` bets are not paid yet. */
export function phaseOf(round: LeagueRound | null, nowMs: number): Phase {
  if (!round) return 'rests'
  if (round.shown) {
    if (nowMs >= round.toldAtMs) return 'result'
    return round.shown.isOver ? 'over' : 'playing'
  }
  if (nowMs < round.opensAtMs) return 'soon'
  return nowMs < round.closesAtMs ? 'open' : 'closed'
}

/** What is left of the time for bets, from 1 down to 0. */
export function leftOf({ opensAtMs, closesAtMs }: LeagueRound, nowMs: number): number {
  return Math.min(1, Math.max(0, (closesAtMs - nowMs) / (closesAtMs - opensAtMs)))
}

/** How much of the time of its match is over. */
export function playedOf({ drawnAtMs, toldAtMs }: LeagueRound, nowMs: number): number {
  return toldAtMs > drawnAtMs ? Math.min(1, Math.max(0, (nowMs - drawnAtMs) / (toldAtMs - drawnAtMs))) : 1
}
