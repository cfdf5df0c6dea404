import { element } from '../../view/element.ts'
import {
  drawReturn,
  drawReturns,
  type MenuTools as SharedTools,
  openTableMenu,
  showPercent,
  showPesos,
} from '../../view/table/tableMenu.ts'
import { sayState } from '../../view/table/tableWords.ts'
import { type Fixture, fixtureOf, type League, mostOn } from '../shape.ts'
import type { Say } from './sayInLeague.ts'
import type { LeagueRound, PastBet } from './line.ts'
import { marketsOf, nameSelection, showOdds } from './markets.ts'
import { rulesOf } from './rulesOf.ts'
import { tellMatch } from './tellMatch.ts'

interface MenuTools extends SharedTools<PastBet> {
  readonly league: League
  readonly say: Say
  readonly fixture: Fixture | undefined
  readonly round: LeagueRound | null
}

/** Everything about the league that is not the match: within reach at any time. */
export function openMenu(tools: MenuTools): void {
  const { league, say, language, round } = tools
  const menu = {
    name: league.name[language],
    returns: returnsPart(tools),
    rules: rulesOf(league),
    history: say('history'),
    tellBet: (bet: PastBet) => tellBet(bet, tools),
    round,
  }
  openTableMenu(menu, tools)
}

/** Each selection of this match with its odds, its return as it is proven, and the most that may be bet on it. */
function returnsPart({ league, fixture, say }: MenuTools): HTMLElement {
  const range = { least: showPercent(league.leastReturnPpm), most: showPercent(league.mostReturnPpm) }
  const limits = {
    least: showPesos(league.least),
    most: showPesos(league.mostRound),
    win: showPesos(league.mostWin),
    owed: showPesos(league.mostOwed),
  }
  const rows = (fixture ? marketsOf(league, fixture, say) : []).flatMap(({ name, choices }) => [
    element('tr', { class: 'group' }, element('th', { scope: 'rowgroup', colspan: '4' }, name)),
    ...choices.map(choice => {
      const most = fixture ? showPesos(mostOn(fixture.pairing, choice.code)) : ''
      return drawReturn(choice.name, showOdds(choice.odds), showPercent(choice.returnPpm), most)
    }),
  ])
  const head = [say('spots'), say('odds'), say('back'), say('most')]
  return drawReturns({ why: say('returnsWhy', range), head, rows, limits: say('limits', limits) })
}

function tellBet(bet: PastBet, { league, say }: MenuTools): readonly HTMLElement[] {
  const played = bet.played ?? undefined
  const fixture = played && fixtureOf(league, played.fairness.nonce)
  const markets = fixture ? marketsOf(league, fixture, say) : []
  const made = Object.entries(bet.stakes).map(([code, stake]) => `${nameSelection(markets, code)}, ${showPesos(stake)}`)
  return [
    ...(fixture ? [element('p', {}, tellMatch(fixture, played?.shown ?? null, say))] : []),
    ...made.map(line => element('p', {}, line)),
    element('p', { class: 'quiet' }, `${sayState(say, bet.state)} · ${say('round')} ${bet.round}`),
  ]
}
