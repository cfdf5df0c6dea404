import type { KnownRound } from './fact.ts'

/** What a closed round counts as turnover: what its bets cost, or where both sides could be bet on what was at risk. */
export function turnoverOf(
  { bet, refund, win }: Pick<KnownRound, 'bet' | 'refund' | 'win'>,
  isTwoSided: boolean,
): bigint {
  const staked = bet - refund
  if (!isTwoSided) return staked
  const moved = win > staked ? win - staked : staked - win
  return moved < staked ? moved : staked
}

/** Where all was taken back nothing waits for anybody, though nobody closed it. */
export function isOpen({ closedAtMs, bets, win }: Pick<KnownRound, 'closedAtMs' | 'bets' | 'win'>): boolean {
  return closedAtMs === null && (bets > 0 || win > 0n)
}
