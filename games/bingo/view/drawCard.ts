import { element } from '../../view/element.ts'
import type { Language } from '../../view/sayIn.ts'
import type { DabbedCard, Kind, Room } from '../shape.ts'
import { amountOf, shortAmount } from './prizes.ts'
import type { Say } from './roomWords.ts'

const letters = ['B', 'I', 'N', 'G', 'O']

interface CardTools {
  readonly room: Room
  readonly say: Say
  readonly language: Language
}

/** A card as a table that can be read cell by cell: what is dabbed is a full round, and is said. */
export function drawCard(card: DabbedCard, number: number, tools: CardTools): HTMLElement {
  const { room, say } = tools
  const columns = room.kind === 'bingo75' ? 5 : 9
  const dabs = new Set(card.dabs)
  const rows = Array.from({ length: card.cells.length / columns }, (_, row) =>
    element('tr', {}, ...card.cells.slice(row * columns, (row + 1) * columns).map(cell => drawCell(cell))),
  )
  function drawCell(cell: number): HTMLElement {
    if (cell === 0) return drawEmpty(room.kind, say)
    const isDabbed = dabs.has(cell)
    return element(
      'td',
      { class: isDabbed ? 'dab' : undefined },
      element('span', {}, String(cell)),
      isDabbed && element('span', { class: 'heard' }, say('dabbed')),
    )
  }
  const head = room.kind === 'bingo75' && element('thead', {}, headOf75())
  const caption = element('caption', {}, element('span', {}, say('card', { number })), ...drawWon(card, tools))
  const kind = card.won.length > 0 ? `card ${room.kind} paid` : `card ${room.kind}`
  return element('table', { class: kind }, caption, head, element('tbody', {}, ...rows))
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
function drawWon({ won, hasJackpot }: DabbedCard, { room, say, language }: CardTools): readonly HTMLElement[] {
  if (won.length === 0) return []
  const names = won.map(({ prize }) => room.prizes.find(({ code }) => code === prize)?.name[language] ?? '')
  if (hasJackpot) names.push(say('jackpot'))
  const pay = won.reduce((sum, one) => sum + one.pay, 0)
  return [
    element('b', { class: 'prize' }, shortAmount(amountOf(room, pay))),
    element('span', { class: 'names' }, names.join(', ')),
  ]
}
