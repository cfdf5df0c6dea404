import type { Title } from '../shape.ts'

/** What one round of each stake can cost at most, in whole pesos. */
export function exposureOf({ stakes, mostWin }: Title): { stake: number; mostWin: number }[] {
  return stakes.map(stake => ({ stake, mostWin: stake * mostWin }))
}
