import { volatilityOf } from '@saya/game-math'
import { deviationOf, exposureOf, ppmOf, returnsOf } from '../../../../games/mines/rules/index.ts'
import type { Title } from '../../../../games/mines/shape.ts'

/** What every way of a title returns at every moment to take: exact fractions, counted and not played. */
export function minesReturns(title: Title): readonly string[] {
  const { declared, name, version } = title
  const percent = (ppm: number, places = 4) => (ppm / 10_000).toFixed(places)
  return [
    `${name.en}, version ${version}. It returns ${percent(declared.returnPpm)} % to ${percent(declared.mostReturnPpm)} % of the stake.`,
    `Volatility ${declared.volatility} of 5: that of the way and the moment at which it swings most.`,
    ...returnsOf(title).map(one => {
      const { way, opened, pay, numerator, denominator, hitPpm } = one
      const deviation = deviationOf(title, one)
      const swings = `deviates by ${deviation.toFixed(0)} of 100, volatility ${volatilityOf(deviation)}`
      const back = `returns ${numerator}/${denominator} = ${percent(ppmOf(numerator, denominator))} %`
      return `${way.name.en}, ${opened} opened: pays × ${pay / 1000}, reached in ${percent(hitPpm, 2)} % of rounds, ${back}, ${swings}`
    }),
    ...exposureOf(title).map(({ stake, mostWin }) => `a stake of ₱${stake} can win ₱${mostWin} at most`),
  ]
}
