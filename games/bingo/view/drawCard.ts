import { element } from '../../view/element.ts'
import type { Language } from '../../view/sayIn.ts'
import type { DabbedCard, Kind, Room } from '../shape.ts'
import { amountOf, shortAmount } from './prizes.ts'
import type { Say } from './sayInRoom.ts'

const letters = ['B', 'I', 'N', 'G', 'O']

interface CardTools {
  readonly room: Room
  readonly say: Say
  readonly language: Language
}

/** A card as a table that can be read cell by cell: what is dabbed is a full round, and is said. */
export function drawCard(card: DabbedCard, number: number, tools: CardTools): HTMLElement {
  return new DrawnCard(card, number, tools).root
}

/** A card that is drawn once and dabbed number by number. */
export class DrawnCard {
  readonly root: HTMLElement
  private readonly tools: CardTools
  private readonly caption: HTMLElement
  /** The cells that are not dabbed yet, by their numbers. */
  private readonly open = new Map<number, HTMLElement>()
  private won = ''

  constructor(card: DabbedCard, number: number, tools: CardTools) {
    const { room, say } = tools
    const columns = room.kind === 'bingo75' ? 5 : 9
    this.tools = tools
    this.caption = element('caption', {}, element('span', {}, say('card', { number })))
    const rows = Array.from({ length: card.cells.length / columns }, (_, row) =>
      element('tr', {}, ...card.cells.slice(row * columns, (row + 1) * columns).map(cell => this.drawCell(cell))),
    )
    const head = room.kind === 'bingo75' && element('thead', {}, headOf75())
    this.root = element('table', { class: `card ${room.kind}` }, this.caption, head, element('tbody', {}, ...rows))
    this.dab(card)
  }

  private drawCell(cell: number): HTMLElement {
    if (cell === 0) return drawEmpty(this.tools.room.kind, this.tools.say)
    const drawn = element('td', {}, element('span', {}, String(cell)))
    this.open.set(cell, drawn)
    return drawn
  }

  /** Dabs what has been called since, and tells what the card has won by now. */
  dab({ dabs, won, hasJackpot }: Pick<DabbedCard, 'dabs' | 'won' | 'hasJackpot'>): void {
    for (const number of dabs) {
      const cell = this.open.get(number)
      if (!cell) continue
      this.open.delete(number)
      cell.className = 'dab'
      cell.append(element('span', { class: 'heard' }, this.tools.say('dabbed')))
    }
    const told = JSON.stringify([won, hasJackpot])
    if (won.length === 0 || told === this.won) return
    this.won = told
    this.root.classList.add('paid')
    this.caption.replaceChildren(...[...this.caption.children].slice(0, 1), ...drawWon({ won, hasJackpot }, this.tools))
  }
}

function headOf75(): HTMLElement {
  const cells = letters.map((letter, at) => element('th', { scope: 'col', class: `tone-${at}` }, letter))
  return element('tr', {}, ...cells)
}

function drawEmpty(kind: Kind, say: Say): HTMLElement {
  if (kind === 'bingo90') return element('td', { class: 'blank' })
  return element(
    'td',
    { class: 'dab free' },
    element('span', { 'aria-hidden': 'true' }, '★'),
    element('span', { class: 'heard' }, say('free')),
  )
}

/** What a card has won so far; on small cards only the amount is seen, and its names are heard. */
function drawWon(
  { won, hasJackpot }: Pick<DabbedCard, 'won' | 'hasJackpot'>,
  { room, say, language }: CardTools,
): readonly HTMLElement[] {
  const names = won.map(({ prize }) => room.prizes.find(({ code }) => code === prize)?.name[language] ?? '')
  if (hasJackpot) names.push(say('jackpot'))
  const pay = won.reduce((sum, one) => sum + one.pay, 0)
  return [
    element('b', { class: 'prize' }, shortAmount(amountOf(room, pay))),
    element('span', { class: 'names' }, names.join(', ')),
  ]
}
