import { deviationOf, exposureOf, returnsOf } from '../../../../games/fishing/rules/index.ts'
import { numbers, type Title } from '../../../../games/fishing/shape.ts'

/** What a shot at every fish of a title returns: exact fractions, counted and not played. */
export function fishingReturns(title: Title): readonly string[] {
  const { declared, name, version, shots, returnPpm } = title
  const percent = ((100 * returnPpm) / 1_000_000).toFixed(4)
  return [
    `${name.en}, version ${version}. Every shot returns ${percent} % of its price, a tenth of the stake, whatever it is aimed at.`,
    ...returnsOf(title).map(({ kind, numerator, denominator, prizes }) => {
      const back = `${numerator}/${denominator} = ${(Number((numerator * 1_000_000n) / denominator) / 10_000).toFixed(4)} %`
      const won = prizes.map(({ pay, hits }) => `× ${pay} in one of ${(numbers / hits).toFixed(2)}`).join(', ')
      return `${kind.name.en}, ${kind.count} in the school: returns ${back}, ${won} shots`
    }),
    `A shot at any fish of the school deviates by ${deviationOf(title).toFixed(0)} of 100, volatility ${declared.volatility} of 5.`,
    `A round is ${shots} shots; those that are not made are paid back whole.`,
    ...exposureOf(title).map(({ stake, mostWin }) => `a stake of ₱${stake} can win ₱${mostWin} at most`),
  ]
}
