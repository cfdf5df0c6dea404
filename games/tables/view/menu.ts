import { readAmount, showAmount } from '../../view/amounts.ts'
import { openDialog } from '../../view/dialog.ts'
import { element } from '../../view/element.ts'
import type { Language } from '../../view/sayIn.ts'
import type { Table } from '../shape.ts'
import type { Line, PastBet, TableRound } from './line.ts'
import { sayResult } from './results.ts'
import { rulesOf } from './rulesOf.ts'
import { type Say, sayState } from './tableWords.ts'

export interface MenuTools {
  readonly table: Table
  readonly line: Line
  readonly say: Say
  readonly language: Language
  readonly round: TableRound | null
  readonly heed: <T>(call: Promise<T>) => Promise<T | undefined>
}

/** Everything about the table that is not the round: within reach at any time. */
export function openMenu(tools: MenuTools): void {
  const { table, say, language } = tools
  const rules = element('ul', { class: 'rules' }, ...rulesOf(table.kind).map(rule => element('li', {}, rule[language])))
  const history = element('div', {})
  const contents = [
    part(say('returns'), returnsPart(tools), true),
    part(say('rules'), rules),
    part(say('history'), history),
    part(say('fairness'), fairnessPart(tools)),
  ]
  openDialog({ title: table.name[language], close: say('close'), contents })
  void fillIn(tools, history)
}

async function fillIn(tools: MenuTools, history: HTMLElement): Promise<void> {
  const found = await tools.heed(tools.line.listBets())
  const bets = found?.bets ?? []
  if (bets.length === 0) history.append(element('p', { class: 'quiet' }, tools.say('noHistory')))
  else history.append(...bets.map(bet => pastBet(bet, tools)))
}

/** One row for each spot with what it pays and returns: those alike in both stand together. */
function returnsPart({ table, say, language }: MenuTools): HTMLElement {
  const pesos = (amount: number) => showAmount(BigInt(amount) * 10_000n).replace(/\.00$/, '')
  const head = [say('spots'), say('pays'), say('back'), say('most')].map(name => element('th', { scope: 'col' }, name))
  const rows = table.groups.flatMap(({ name, spots }) => {
    const alike = new Map<string, typeof spots>()
    for (const spot of spots) {
      const key = `${spot.odds} ${spot.returnPpm} ${spot.most}`
      alike.set(key, [...(alike.get(key) ?? []), spot])
    }
    return [...alike.values()].map(same => {
      const [first] = same
      const named = same.length > 8 ? name[language] : same.map(spot => spot.name[language]).join(', ')
      return element(
        'tr',
        {},
        element('th', { scope: 'row' }, named),
        element('td', {}, first?.odds),
        element('td', {}, `${((first?.returnPpm ?? 0) / 10_000).toFixed(2)} %`),
        element('td', {}, pesos(first?.most ?? 0)),
      )
    })
  })
  const limits = { least: pesos(table.least), most: pesos(table.mostRound), win: pesos(table.mostWin) }
  return element(
    'div',
    {},
    element('p', { class: 'quiet' }, say('returnsWhy')),
    element(
      'table',
      { class: 'returns' },
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...rows),
    ),
    element('p', { class: 'quiet' }, say('limits', limits)),
  )
}

function pastBet(bet: PastBet, { table, say, language }: MenuTools): HTMLElement {
  const clock = new Intl.DateTimeFormat(language === 'tl' ? 'fil-PH' : 'en-PH', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Manila',
  })
  const spots = table.groups.flatMap(group => group.spots)
  const made = Object.entries(bet.stakes).map(([code, pesos]) => {
    const name = spots.find(spot => spot.code === code)?.name[language] ?? code
    return `${name} ${showAmount(BigInt(pesos) * 10_000n)}`
  })
  const shown = bet.played?.shown
  const amounts = `${showAmount(readAmount(bet.stake))} → ${showAmount(readAmount(bet.win))}`
  const link = { href: `/round/${bet.id}?lang=${language}`, target: '_blank', rel: 'noreferrer' }
  return element(
    'details',
    { class: 'past' },
    element('summary', {}, element('span', {}, clock.format(bet.at * 1000)), element('b', {}, amounts)),
    element('p', {}, made.join(' · ')),
    element('p', {}, shown ? sayResult(shown, { table, say, language }) : sayState(say, bet.state)),
    element('p', { class: 'quiet' }, `${say('round')} ${bet.round}`),
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
