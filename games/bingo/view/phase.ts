import type { RoomRound } from './line.ts'

export type Phase = 'rests' | 'soon' | 'open' | 'closed' | 'calling' | 'result'

/** Where a round stands by the studio's clock. */
export function phaseOf(round: RoomRound | null, nowMs: number): Phase {
  if (!round) return 'rests'
  if (round.shown) return nowMs < round.toldAtMs ? 'calling' : 'result'
  if (nowMs < round.opensAtMs) return 'soon'
  return nowMs < round.closesAtMs ? 'open' : 'closed'
}

/** What is left of the time to buy cards, from 1 down to 0. */
export function leftOf({ opensAtMs, closesAtMs }: RoomRound, nowMs: number): number {
  return Math.min(1, Math.max(0, (closesAtMs - nowMs) / (closesAtMs - opensAtMs)))
}
