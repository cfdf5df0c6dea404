import { element, iconButton } from '../../view/element.ts'
import type { Language } from '../../view/sayIn.ts'
import type { Room } from '../shape.ts'
import type { Say } from './roomWords.ts'

interface Wishes {
  leave(): void
  openMenu(): void
  toggleSound(): void
  fewer(): void
  more(): void
  buy(): void
}

interface ScreenTools {
  readonly say: Say
  readonly language: Language
  readonly wishes: Wishes
  readonly caller: HTMLElement
}

/** The one screen of a room, with the parts of it that change while it is played. */
export function drawScreen(room: Room, { say, language, wishes, caller }: ScreenTools) {
  const parts = drawParts()
  const fewer = iconButton('less', say('fewer'), wishes.fewer)
  const more = iconButton('more', say('more'), wishes.more)
  const buy = element('button', { type: 'button', class: 'buy' })
  buy.addEventListener('click', wishes.buy)
  const sound = iconButton('mute', say('soundOn'), wishes.toggleSound)
  const root = element(
    'main',
    { class: 'room', 'data-room': room.code },
    element(
      'header',
      {},
      iconButton('close', say('leave'), wishes.leave),
      element('div', { class: 'title' }, element('h1', {}, room.name[language]), parts.people),
      sound,
      iconButton('menu', say('menu'), wishes.openMenu),
    ),
    element('div', { class: 'clock' }, parts.phase, parts.seconds, parts.bar),
    element(
      'div',
      { class: 'pot' },
      element('span', {}, say('jackpot'), element('small', {}, say('jackpotBy', { by: room.jackpot.by }))),
      parts.pool,
    ),
    element('div', { class: 'scene' }, caller, parts.now),
    parts.board,
    element('div', { class: 'outcome' }, parts.outcome),
    parts.cards,
    element(
      'footer',
      {},
      element('div', { class: 'shop' }, fewer, parts.count, more, buy),
      element(
        'div',
        { class: 'meta' },
        element('div', {}, say('balance'), parts.balance),
        element('div', {}, say('inPlay'), parts.inPlay),
      ),
      parts.reality,
      element('p', { class: 'tagline' }, say('tagline')),
    ),
    parts.heard,
    parts.notice,
  )
  return { root, ...parts, fewer, more, buy, sound }
}

function drawParts() {
  return {
    people: element('p', { class: 'people' }),
    phase: element('p', { class: 'phase', role: 'status' }),
    seconds: element('b', { class: 'seconds', 'aria-hidden': 'true' }),
    bar: element('i', { class: 'bar' }),
    pool: element('b', { class: 'pool' }),
    now: element('div', {}),
    /** Seen where the screen is wide. */
    board: element('div', { class: 'all' }),
    outcome: element('p', { role: 'status' }),
    cards: element('div', { class: 'hand', tabindex: '0' }),
    count: element('p', { class: 'count', role: 'status' }),
    balance: element('b', {}),
    inPlay: element('b', {}),
    reality: element('p', { class: 'reality' }),
    /** Balls that a card of this player has, and what it wins: told to whoever hears the page. */
    heard: element('p', { class: 'heard', role: 'status' }),
    notice: element('p', { class: 'notice', role: 'alert' }),
  }
}
