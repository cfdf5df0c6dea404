import { volatilityOf } from '@saya/game-math'
import { deviationOf, exposureOf, ppmOf, returnsOf } from '../../../../games/keno/rules/index.ts'
import type { Title } from '../../../../games/keno/shape.ts'

/** What every ticket of a title returns, and how often it hits what: exact fractions, counted and not played. */
export function kenoReturns(title: Title): readonly string[] {
  const { declared, name, version } = title
  const percent = (ppm: number, places = 4) => (ppm / 10_000).toFixed(places)
  return [
    `${name.en}, version ${version}. It returns ${percent(declared.returnPpm)} % to ${percent(declared.mostReturnPpm)} % of the stake.`,
    ...returnsOf(title).flatMap(found => {
      const { ticket, numerator, denominator, hitPpm, prizes } = found
      const back = `${numerator}/${denominator} = ${percent(ppmOf(numerator, denominator))} %`
      const volatility = volatilityOf(deviationOf(found))
      return [
        `${ticket.picks} picked: returns ${back}, pays in ${percent(hitPpm, 2)} % of rounds, volatility ${volatility} of 5`,
        ...prizes
          .filter(({ pay }) => pay > 0)
          .map(({ hits, pay, ways }) => `  ${hits} hit: pays × ${pay / 10}, ${oneIn(ways, denominator / 10n)}`),
      ]
    }),
    ...exposureOf(title).map(({ stake, mostWin }) => `a stake of ₱${stake} can win ₱${mostWin} at most`),
  ]
}

function oneIn(ways: bigint, all: bigint): string {
  return `in one of ${(Number(all) / Number(ways)).toLocaleString('en-US', { maximumFractionDigits: 2 })} rounds`
}
