import { readAmount, showAmount } from '../amounts.ts'
import { openDialog } from '../dialog.ts'
import { element } from '../element.ts'
import type { OwnWord } from '../ownWord.ts'
import { roundAddress } from '../roundAddress.ts'
import type { Language } from '../sayIn.ts'
import { wordField } from '../wordField.ts'
import type { Bet, SharedRound } from './tableLine.ts'
import type { TableSay } from './tableWords.ts'

export interface MenuTools<Past extends Bet> {
  readonly line: { listBets(): Promise<{ readonly bets: readonly Past[] }> }
  readonly say: TableSay
  readonly word: OwnWord
  readonly language: Language
  readonly heed: <T>(call: Promise<T>) => Promise<T | undefined>
}

interface Menu<Past extends Bet> {
  readonly name: string
  readonly returns: HTMLElement
  readonly rules: readonly { readonly en: string; readonly tl: string }[]
  /** What the player's own last rounds are called. */
  readonly history: string
  /** What is told of a past bet besides when it was made and what it came to. */
  readonly tellBet: (bet: Past) => readonly HTMLElement[]
  readonly round: SharedRound | null
  /** Further parts, after the player's own last rounds. */
  readonly more?: readonly (readonly [title: string, content: HTMLElement])[]
}

/** Everything about a table that is not its round: within reach at any time. */
export function openTableMenu<Past extends Bet>(menu: Menu<Past>, tools: MenuTools<Past>): void {
  const { say, language } = tools
  const rules = element('ul', { class: 'rules' }, ...menu.rules.map(rule => element('li', {}, rule[language])))
  const history = element('div', {})
  const parts: readonly (readonly [string, HTMLElement])[] = [
    [say('returns'), menu.returns],
    [say('rules'), rules],
    [menu.history, history],
    ...(menu.more ?? []),
    [say('fairness'), fairnessPart(menu.round, tools)],
  ]
  const contents = parts.map(([title, content], at) =>
    element('details', { open: at === 0 }, element('summary', {}, title), content),
  )
  openDialog({ title: menu.name, close: say('close'), contents })
  void fillIn(history, menu, tools)
}

async function fillIn<Past extends Bet>(
  history: HTMLElement,
  { tellBet }: Menu<Past>,
  { line, say, language, heed }: MenuTools<Past>,
): Promise<void> {
  const bets = (await heed(line.listBets()))?.bets ?? []
  if (bets.length === 0) history.append(element('p', { class: 'quiet' }, say('noHistory')))
  const clock = new Intl.DateTimeFormat(language === 'tl' ? 'fil-PH' : 'en-PH', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Manila',
  })
  for (const bet of bets) {
    const amounts = `${showAmount(readAmount(bet.stake))} → ${showAmount(readAmount(bet.win))}`
    const summary = element('summary', {}, element('span', {}, clock.format(bet.at * 1000)), element('b', {}, amounts))
    const link = element('p', {}, linkTo({ id: bet.id, round: bet.round }, say, language))
    history.append(element('details', { class: 'past' }, summary, ...tellBet(bet), link))
  }
}

/** A round, or a bet in one. */
interface LinkTarget {
  readonly id: string
  readonly round: string
}

/** Leads to the page that draws a round again. */
export function linkTo({ id, round }: LinkTarget, say: TableSay, language: Language): HTMLElement {
  const href = roundAddress(id, language, round)
  return element('a', { href, target: '_blank', rel: 'noreferrer' }, say('check'))
}

function fairnessPart(round: SharedRound | null, { say, word }: Pick<MenuTools<Bet>, 'say' | 'word'>): HTMLElement {
  const facts = element('div', { class: 'facts' }, element('p', { class: 'quiet' }, say('fairnessWhy')))
  if (!round) {
    facts.append(wordField(word, say))
    return facts
  }
  const { commitment, nonce, serverSeed, closingSeed } = round.fairness
  facts.append(fact(say('commitment'), commitment), fact(say('nonce'), String(nonce)))
  if (serverSeed !== '') facts.append(fact(say('serverSeed'), serverSeed))
  if (closingSeed !== '') facts.append(fact(say('closingSeed'), closingSeed))
  facts.append(wordField(word, say))
  return facts
}

function fact(name: string, value: string): HTMLElement {
  return element('p', {}, element('span', {}, name), element('code', {}, value))
}

interface Returns {
  readonly why: string
  readonly head: readonly string[]
  readonly rows: readonly HTMLElement[]
  readonly limits: string
}

/** What can be won with what, as it is proven, between why that is told and what the limits are. */
export function drawReturns({ why, head, rows, limits }: Returns): HTMLElement {
  const names = head.map(name => element('th', { scope: 'col' }, name))
  return element(
    'div',
    {},
    element('p', { class: 'quiet' }, why),
    element(
      'table',
      { class: 'returns' },
      element('thead', {}, element('tr', {}, ...names)),
      element('tbody', {}, ...rows),
    ),
    element('p', { class: 'quiet' }, limits),
  )
}

/** One line of it: what it is called and what belongs to it. */
export function drawReturn(name: string, ...cells: readonly string[]): HTMLElement {
  return element('tr', {}, element('th', { scope: 'row' }, name), ...cells.map(cell => element('td', {}, cell)))
}

export function showPesos(pesos: number): string {
  return showAmount(BigInt(pesos) * 10_000n).replace(/\.00$/, '')
}

export function showPercent(ppm: number): string {
  return `${(ppm / 10_000).toFixed(2)} %`
}
