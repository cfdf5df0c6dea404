import { readAmount, showAmount } from '../../view/amounts.ts'
import { openDialog } from '../../view/dialog.ts'
import { element } from '../../view/element.ts'
import type { Language } from '../../view/sayIn.ts'
import { type Fixture, fixtureOf, type League, mostOn } from '../shape.ts'
import { type Say, sayState } from './leagueWords.ts'
import type { LeagueRound, Line, PastBet } from './line.ts'
import { marketsOf, nameSelection, showOdds } from './markets.ts'
import { rulesOf } from './rulesOf.ts'
import { tellMatch } from './tellMatch.ts'

interface MenuTools {
  readonly league: League
  readonly line: Line
  readonly say: Say
  readonly language: Language
  readonly fixture: Fixture | undefined
  readonly round: LeagueRound | null
  readonly heed: <T>(call: Promise<T>) => Promise<T | undefined>
}

/** Everything about the league that is not the match: within reach at any time. */
export function openMenu(tools: MenuTools): void {
  const { league, say, language } = tools
  const rules = element('ul', { class: 'rules' }, ...rulesOf(league).map(rule => element('li', {}, rule[language])))
  const history = element('div', {})
  const contents = [
    part(say('returns'), returnsPart(tools), true),
    part(say('rules'), rules),
    part(say('history'), history),
    part(say('fairness'), fairnessPart(tools)),
  ]
  openDialog({ title: league.name[language], close: say('close'), contents })
  void fillIn(tools, history)
}

async function fillIn(tools: MenuTools, history: HTMLElement): Promise<void> {
  const found = await tools.heed(tools.line.listBets())
  const bets = found?.bets ?? []
  if (bets.length === 0) history.append(element('p', { class: 'quiet' }, tools.say('noHistory')))
  else history.append(...bets.map(bet => pastBet(bet, tools)))
}

function pesos(amount: number): string {
  return showAmount(BigInt(amount) * 10_000n).replace(/\.00$/, '')
}

function percent(ppm: number): string {
  return `${(ppm / 10_000).toFixed(2)} %`
}

/** Each selection of this match with its odds, its return as it is proven, and the most that may be bet on it. */
function returnsPart({ league, fixture, say }: MenuTools): HTMLElement {
  const range = { least: percent(league.leastReturnPpm), most: percent(league.mostReturnPpm) }
  const limits = {
    least: pesos(league.least),
    most: pesos(league.mostRound),
    win: pesos(league.mostWin),
    owed: pesos(league.mostOwed),
  }
  const head = [say('spots'), say('odds'), say('back'), say('most')].map(name => element('th', { scope: 'col' }, name))
  const rows = (fixture ? marketsOf(league, fixture, say) : []).flatMap(({ name, choices }) => [
    element('tr', { class: 'group' }, element('th', { scope: 'rowgroup', colspan: '4' }, name)),
    ...choices.map(choice =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, choice.name),
        element('td', {}, showOdds(choice.odds)),
        element('td', {}, percent(choice.returnPpm)),
        element('td', {}, fixture ? pesos(mostOn(fixture.pairing, choice.code)) : ''),
      ),
    ),
  ])
  return element(
    'div',
    {},
    element('p', { class: 'quiet' }, say('returnsWhy', range)),
    element(
      'table',
      { class: 'returns' },
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...rows),
    ),
    element('p', { class: 'quiet' }, say('limits', limits)),
  )
}

function pastBet(bet: PastBet, { league, say, language }: MenuTools): HTMLElement {
  const clock = new Intl.DateTimeFormat(language === 'tl' ? 'fil-PH' : 'en-PH', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Manila',
  })
  const played = bet.played ?? undefined
  const fixture = played && fixtureOf(league, played.fairness.nonce)
  const markets = fixture ? marketsOf(league, fixture, say) : []
  const made = Object.entries(bet.stakes).map(([code, stake]) => `${nameSelection(markets, code)}, ${pesos(stake)}`)
  const amounts = `${showAmount(readAmount(bet.stake))} → ${showAmount(readAmount(bet.win))}`
  const link = { href: `/round/${bet.id}?lang=${language}`, target: '_blank', rel: 'noreferrer' }
  return element(
    'details',
    { class: 'past' },
    element('summary', {}, element('span', {}, clock.format(bet.at * 1000)), element('b', {}, amounts)),
    fixture && element('p', {}, tellMatch(fixture, played?.shown ?? null, say)),
    ...made.map(line => element('p', {}, line)),
    element('p', { class: 'quiet' }, `${sayState(say, bet.state)} · ${say('round')} ${bet.round}`),
    element('p', {}, element('a', link, say('check'))),
  )
}

function fairnessPart({ say, round }: MenuTools): HTMLElement {
  const facts = element('div', { class: 'facts' }, element('p', { class: 'quiet' }, say('fairnessWhy')))
  if (!round) return facts
  const { commitment, nonce, serverSeed } = round.fairness
  facts.append(fact(say('commitment'), commitment), fact(say('nonce'), String(nonce)))
  if (serverSeed !== '') facts.append(fact(say('serverSeed'), serverSeed))
  return facts
}

function fact(name: string, value: string): HTMLElement {
  return element('p', {}, element('span', {}, name), element('code', {}, value))
}

function part(title: string, content: Node, isOpen = false): HTMLElement {
  return element('details', { open: isOpen }, element('summary', {}, title), content)
}
