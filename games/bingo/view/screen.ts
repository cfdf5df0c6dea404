import { element, iconButton } from '../../view/element.ts'
import type { Language } from '../../view/sayIn.ts'
import { drawTableParts, drawTableScreen, type TableWishes } from '../../view/table/tableScreen.ts'
import type { Room } from '../shape.ts'
import type { Say } from './sayInRoom.ts'

interface Wishes extends TableWishes {
  fewer(): void
  more(): void
  buy(): void
}

interface ScreenTools {
  readonly say: Say
  readonly language: Language
  readonly wishes: Wishes
  readonly caller: HTMLElement
  readonly board: HTMLElement
}

/** The one screen of a room, with the parts of it that change while it is played. */
export function drawScreen(room: Room, { say, language, wishes, caller, board }: ScreenTools) {
  const parts = { ...drawTableParts(), ...drawParts() }
  const fewer = iconButton('less', say('fewer'), wishes.fewer)
  const more = iconButton('more', say('more'), wishes.more)
  const buy = element('button', { type: 'button', class: 'buy' })
  buy.addEventListener('click', wishes.buy)
  const by = element('small', {}, say('jackpotBy', { by: room.jackpot.by }))
  const frame = drawTableScreen({
    traits: { class: 'room', 'data-room': room.code },
    name: room.name[language],
    say,
    wishes,
    parts,
    body: [
      element('div', { class: 'pot' }, element('span', {}, say('jackpot'), by), parts.pool),
      element('div', { class: 'scene' }, caller, parts.now),
      // Seen where the screen is wide.
      element('div', { class: 'all' }, board),
      parts.outcome,
      parts.cards,
      parts.heard,
    ],
    foot: [element('div', { class: 'shop' }, fewer, parts.count, more, buy)],
  })
  return { ...parts, ...frame, fewer, more, buy }
}

function drawParts() {
  return {
    pool: element('b', { class: 'pool' }),
    now: element('div', {}),
    cards: element('div', { class: 'hand', tabindex: '0' }),
    count: element('p', { class: 'count', role: 'status' }),
    /** Balls that a card of this player has, and what it wins: told to whoever hears the page. */
    heard: element('p', { class: 'heard', role: 'status' }),
  }
}
