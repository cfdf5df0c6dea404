import type { Declared, Title } from '../shape.ts'

/** From how large a standard deviation of a round on, in hundredths of the stake, a game is of the next class. */
const classes = [300, 500, 800, 1200] as const

export function volatilityOf(deviation: number): Declared['volatility'] {
  const passed = classes.filter(least => deviation >= least).length
  return passed === 0 ? 1 : passed === 1 ? 2 : passed === 2 ? 3 : passed === 3 ? 4 : 5
}

/** What one round of each stake can cost at most, in whole pesos. */
export function exposureOf({ stakes, mostWin }: Title): { stake: number; mostWin: number }[] {
  return stakes.map(stake => ({ stake, mostWin: stake * mostWin }))
}
