import { readAmount, showAmount } from '../../view/amounts.ts'
import { openDialog } from '../../view/dialog.ts'
import { element } from '../../view/element.ts'
import type { Language } from '../../view/sayIn.ts'
import type { Room } from '../shape.ts'
import { drawCard } from './drawCard.ts'
import type { Line, PastBet, PastRound, RoomState } from './line.ts'
import { amountOf, shortAmount } from './prizes.ts'
import { type Say, sayState } from './roomWords.ts'
import { rulesOf } from './rulesOf.ts'

interface MenuTools {
  readonly room: Room
  readonly line: Line
  readonly say: Say
  readonly language: Language
  readonly state: RoomState | undefined
  readonly heed: <T>(call: Promise<T>) => Promise<T | undefined>
}

/** Everything about the room that is not the round: within reach at any time. */
export function openMenu(tools: MenuTools): void {
  const { room, say, language, state } = tools
  const rules = element('ul', { class: 'rules' }, ...rulesOf(room).map(rule => element('li', {}, rule[language])))
  const own = element('div', {})
  const rounds = element('ol', { class: 'rounds' }, ...(state?.history ?? []).map(round => pastRound(round, tools)))
  const contents = [
    part(say('returns'), returnsPart(tools), true),
    part(say('rules'), rules),
    part(say('own'), own),
    part(say('roomRounds'), rounds),
    part(say('fairness'), fairnessPart(tools)),
  ]
  openDialog({ title: room.name[language], close: say('close'), contents })
  void fillIn(tools, own)
}

async function fillIn(tools: MenuTools, own: HTMLElement): Promise<void> {
  const found = await tools.heed(tools.line.listBets())
  const bets = found?.bets ?? []
  if (bets.length === 0) own.append(element('p', { class: 'quiet' }, tools.say('noHistory')))
  else own.append(...bets.map(bet => pastBet(bet, tools)))
}

function pesos(amount: number): string {
  return showAmount(BigInt(amount) * 10_000n).replace(/\.00$/, '')
}

function percent(ppm: number): string {
  return `₱${(ppm / 10_000).toFixed(2)}`
}

function returnsPart({ room, say, language }: MenuTools): HTMLElement {
  const { declared, jackpot } = room
  const told = {
    whole: percent(declared.returnPpm),
    fixed: percent(declared.fixedPpm),
    pool: percent(jackpot.sharePpm + jackpot.nextPpm),
    hits: Math.round(declared.hitPpm / 10_000),
    rare: String(declared.jackpotOneIn).replace(/\B(?=(\d{3})+$)/g, ','),
  }
  const head = [say('prize'), say('byBall'), say('times'), say('pays')].map(name =>
    element('th', { scope: 'col' }, name),
  )
  const rows = room.prizes.flatMap(({ name, steps }) =>
    steps.map(({ by, pay }) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, name[language]),
        element('td', {}, String(by)),
        element('td', {}, `${pay / 100}×`),
        element('td', {}, shortAmount(amountOf(room, pay))),
      ),
    ),
  )
  const limits = { price: pesos(room.price), most: room.mostCards, win: pesos(room.mostWin) }
  return element(
    'div',
    {},
    element('p', { class: 'quiet' }, say('returnsWhy', told)),
    element(
      'table',
      { class: 'returns' },
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...rows),
    ),
    element('p', { class: 'quiet' }, say('limits', limits)),
  )
}

function pastBet(bet: PastBet, { room, say, language }: MenuTools): HTMLElement {
  const clock = new Intl.DateTimeFormat(language === 'tl' ? 'fil-PH' : 'en-PH', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Manila',
  })
  const amounts = `${showAmount(readAmount(bet.stake))} → ${showAmount(readAmount(bet.win))}`
  const cards = (bet.cards ?? []).map((card, at) => drawCard(card, at + 1, { room, say, language }))
  return element(
    'details',
    { class: 'past' },
    element('summary', {}, element('span', {}, clock.format(bet.at * 1000)), element('b', {}, amounts)),
    element('p', {}, sayState(say, bet.state)),
    element('div', { class: 'hand', 'data-count': '2', 'data-kind': room.kind }, ...cards),
    element('p', { class: 'quiet' }, `${say('round')} ${bet.round}`),
    element('p', {}, linkTo(bet.id, say, language)),
  )
}

function pastRound({ id, number, shown }: PastRound, { say, language }: MenuTools): HTMLElement {
  const cards = shown.cards.reduce((sum, count) => sum + count, 0)
  const { hits, each } = shown.jackpot
  const jackpot = hits > 0 ? say('jackpotWon', { hits, each: showAmount(readAmount(each)) }) : ''
  return element(
    'li',
    {},
    element('span', {}, say('roomRound', { number, cards }), jackpot !== '' && element('b', {}, ` ${jackpot}`)),
    linkTo(id, say, language),
  )
}

function linkTo(id: string, say: Say, language: Language): HTMLElement {
  return element('a', { href: `/round/${id}?lang=${language}`, target: '_blank', rel: 'noreferrer' }, say('check'))
}

function fairnessPart({ say, state }: MenuTools): HTMLElement {
  const facts = element('div', { class: 'facts' }, element('p', { class: 'quiet' }, say('fairnessWhy')))
  const round = state?.round
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
