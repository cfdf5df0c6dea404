import { ppmOf, returnsOf, worstMatch } from '../../../../games/sports/rules/index.ts'
import {
  fixtureOf,
  type League,
  matchesOfSeason,
  mostOfAll,
  mostOn,
  type Pairing,
} from '../../../../games/sports/shape.ts'

/** What everything that can be bet in a league returns: exact, from every score that a match can end with. */
export function leagueReturns(league: League): readonly string[] {
  const { model, leastReturnPpm, mostReturnPpm } = league
  const played = new Set(
    Array.from({ length: matchesOfSeason }, (_, number) => fixtureOf(league, number)).map(
      ({ home, away }) => home.strength - away.strength,
    ),
  )
  const differences = [...played].sort((one, other) => one - other)
  const { player, house } = worstMatch(league)
  return [
    `${league.name.en}, version ${league.version}, bets for ${league.bettingMs / 1000} s, a match of ${league.matchMs / 1000} s, ₱${league.mostRound} a match.`,
    ...differences.flatMap(difference => {
      const pairing = model.pairings[difference + 4]
      return pairing ? pairingReturns(league, pairing, difference) : []
    }),
    `Every selection returns from ${percent(leastReturnPpm)} to ${percent(mostReturnPpm)} %.`,
    `No player can win more than ₱${player} with a match, and all together no more than ₱${league.mostOwed} with one selection, ₱${house} with all that can come true at once.`,
  ]
}

function pairingReturns(league: League, pairing: Pairing, difference: number): readonly string[] {
  const lines = [`total ${pairing.total / 10}`, ...(pairing.spread ? [`handicap ${pairing.spread / 10}`] : [])]
  return [
    `hosts ${difference < 0 ? difference : `+${difference}`} in strength, ${lines.join(', ')}`,
    ...returnsOf(league.model, pairing).map(({ code, numerator, denominator, hitPpm }) => {
      const odds = ((pairing.odds[code]?.[0] ?? 0) / 100).toFixed(2)
      const limits = `₱${league.least} to ₱${mostOn(pairing, code)}, ₱${mostOfAll(league, pairing, code)} of all players`
      const returned = percent(ppmOf(numerator, denominator))
      return `  ${code.padEnd(10)} ${odds.padStart(6)} returns ${returned} %, wins ${percent(hitPpm)} % of matches, ${limits}`
    }),
  ]
}

function percent(ppm: number): string {
  return (ppm / 10_000).toFixed(4)
}
