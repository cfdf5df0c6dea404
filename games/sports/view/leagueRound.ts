import { showAmount } from '../../view/amounts.ts'
import { getTitle } from '../../view/getTitle.ts'
import { openTold } from '../../view/openTold.ts'
import { tellRound, type ToldRound, wordIn } from '../../view/table/toldRound.ts'
import { leagues } from '../data/index.ts'
import { type Fixture, fixtureOf, type League, type Stakes } from '../shape.ts'
import { type Say, sayInLeague } from './sayInLeague.ts'
import type { LeagueRound } from './line.ts'
import { marketsOf, nameSelection } from './markets.ts'
import { type MatchReading, readDraws } from './readDraws.ts'
import { tellMatch } from './tellMatch.ts'

interface ToldMatch extends ToldRound<LeagueRound> {
  readonly stakes: Stakes | null
}

/** The page that recalls one match and draws it again on the reader's own machine. */
function begin(root: HTMLElement, told: ToldMatch): void {
  const league = getTitle(leagues, told.game)
  const { round, language, draws } = told
  const say = sayInLeague(language)
  const fixture = fixtureOf(league, round.fairness.nonce)
  const meant = () => readDraws(league, round.fairness.nonce, draws)
  tellRound(root, told, {
    name: league.name[language],
    say,
    isShown: () => meant().isWhole && written(meant()) === written(round.shown),
    drawn: say('draws'),
    means: () => sayMeanings(meant(), fixture),
    part: wordIn(told, say),
    facts: [[[say('match'), tellMatch(fixture, round.shown, say)]], stakesFact(told, league, say)],
  })
}

/** Scores and goals without the names of their parts, which a database may put in another order. */
function written(match: Pick<MatchReading, 'periods' | 'goals'> | null): string {
  return JSON.stringify([match?.periods, match?.goals.map(({ side, minute }) => [side, minute])])
}

/** What each draw stands for, with whose it is. */
function sayMeanings({ means }: MatchReading, { home, away }: Fixture): readonly string[] {
  return means.map(({ side, points, minute }) => {
    const { code } = side === 0 ? home : away
    return minute === undefined ? `${code} ${points ?? 0}` : `${code} ${minute}′`
  })
}

/** What was bet, and whether each of it has won. */
function stakesFact({ round, bet, stakes }: ToldMatch, league: League, say: Say): (readonly [string, string])[] {
  if (!bet || !stakes) return []
  const markets = marketsOf(league, fixtureOf(league, round.fairness.nonce), say)
  const made = Object.entries(stakes).map(([code, pesos]) => {
    const line = `${nameSelection(markets, code)}, ${showAmount(BigInt(pesos) * 10_000n)}`
    if (!round.shown?.isOver) return line
    return `${line} (${say(round.shown.winners.includes(code) ? 'hasWon' : 'lost')})`
  })
  return [[say('spots'), made.join(' · ')]]
}

openTold(begin)
