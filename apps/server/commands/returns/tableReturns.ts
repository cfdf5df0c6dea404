import { mostOwed, ppmOf, returnsOf, worstRound } from '../../../../games/tables/rules/index.ts'
import type { Table } from '../../../../games/tables/shape.ts'

/** What every bet of a table returns: exact, from everything that a round can come to. */
export function tableReturns(table: Table): readonly string[] {
  const returns = returnsOf(table)
  const [code, odds] = [widest(returns.map(({ spot }) => spot.code)), widest(returns.map(({ spot }) => spot.odds))]
  return [
    `${table.name.en}, version ${table.version}, bets for ${table.bettingMs / 1000} s, ₱${table.mostRound} a round.`,
    ...returns.map(({ spot, numerator, denominator, hitPpm }) => {
      const share = `${numerator}/${denominator} = ${percent(ppmOf(numerator, denominator), 4)} %`
      const hits = `wins ${percent(hitPpm, 2)} % of rounds`
      const limits = `₱${table.least} to ₱${spot.most}`
      return `${spot.code.padEnd(code)} ${spot.odds.padEnd(odds)} returns ${share}, ${hits}, ${limits}`
    }),
    `No player can win more than ₱${worstRound(table)} in a round, and all together no more than ₱${mostOwed(table)}.`,
  ]
}

function widest(texts: readonly string[]): number {
  return Math.max(...texts.map(text => text.length))
}

function percent(ppm: number, places: number): string {
  return (ppm / 10_000).toFixed(places)
}
