import { readAmount, showAmount } from '../../view/amounts.ts'
import { element } from '../../view/element.ts'
import {
  drawReturn,
  drawReturns,
  linkTo,
  type MenuTools as SharedTools,
  openTableMenu,
  showPesos,
} from '../../view/table/tableMenu.ts'
import { sayState } from '../../view/table/tableWords.ts'
import type { Room } from '../shape.ts'
import { drawCard } from './drawCard.ts'
import type { PastBet, PastRound, RoomState } from './line.ts'
import { amountOf, shortAmount } from './prizes.ts'
import type { Say } from './sayInRoom.ts'
import { rulesOf } from './rulesOf.ts'

interface MenuTools extends SharedTools<PastBet> {
  readonly room: Room
  readonly say: Say
  readonly state: RoomState | undefined
}

/** Everything about the room that is not the round: within reach at any time. */
export function openMenu(tools: MenuTools): void {
  const { room, say, language, state } = tools
  const rounds = element('ol', { class: 'rounds' }, ...(state?.history ?? []).map(round => pastRound(round, tools)))
  const menu = {
    name: room.name[language],
    returns: returnsPart(tools),
    rules: rulesOf(room),
    history: say('own'),
    tellBet: (bet: PastBet) => tellBet(bet, tools),
    more: [[say('roomRounds'), rounds] as const],
    round: state?.round ?? null,
  }
  openTableMenu(menu, tools)
}

function share(ppm: number): string {
  return `₱${(ppm / 10_000).toFixed(2)}`
}

function returnsPart({ room, say, language }: MenuTools): HTMLElement {
  const { declared, jackpot } = room
  const told = {
    whole: share(declared.returnPpm),
    fixed: share(declared.fixedPpm),
    pool: share(jackpot.sharePpm + jackpot.nextPpm),
    hits: Math.round(declared.hitPpm / 10_000),
    rare: String(declared.jackpotOneIn).replace(/\B(?=(\d{3})+$)/g, ','),
  }
  const rows = room.prizes.flatMap(({ name, steps }) =>
    steps.map(({ by, pay }) =>
      drawReturn(name[language], String(by), `${pay / 100}×`, shortAmount(amountOf(room, pay))),
    ),
  )
  const limits = { price: showPesos(room.price), most: room.mostCards, win: showPesos(room.mostWin) }
  const head = [say('prize'), say('byBall'), say('times'), say('pays')]
  return drawReturns({ why: say('returnsWhy', told), head, rows, limits: say('limits', limits) })
}

function tellBet(bet: PastBet, { room, say, language }: MenuTools): readonly HTMLElement[] {
  const cards = (bet.cards ?? []).map((card, at) => drawCard(card, at + 1, { room, say, language }))
  return [
    element('p', {}, sayState(say, bet.state)),
    element('div', { class: 'hand', 'data-count': '2', 'data-kind': room.kind }, ...cards),
    element('p', { class: 'quiet' }, `${say('round')} ${bet.round}`),
  ]
}

function pastRound({ id, number, shown }: PastRound, { say, language }: MenuTools): HTMLElement {
  const cards = shown.cards.reduce((sum, count) => sum + count, 0)
  const { hits, each } = shown.jackpot
  const jackpot = hits > 0 ? say('jackpotWon', { hits, each: showAmount(readAmount(each)) }) : ''
  return element(
    'li',
    {},
    element('span', {}, say('roomRound', { number, cards }), jackpot !== '' && element('b', {}, ` ${jackpot}`)),
    linkTo({ id, round: id }, say, language),
  )
}
