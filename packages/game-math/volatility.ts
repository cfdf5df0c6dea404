export type Volatility = 1 | 2 | 3 | 4 | 5

/** From how large a standard deviation of a round on, in hundredths of the stake, a game is of the next class. */
const classes = [300, 500, 800, 1200] as const

/** How far rounds of a game swing, from 1 (small wins, often) to 5 (large wins, seldom): of every game by one measure. */
export function volatilityOf(deviation: number): Volatility {
  const passed = classes.filter(least => deviation >= least).length
  return passed === 0 ? 1 : passed === 1 ? 2 : passed === 2 ? 3 : passed === 3 ? 4 : 5
}
