import type { Units } from '@saya/money'
import { showAmount } from '../../view/amounts.ts'
import { element } from '../../view/element.ts'
import type { Language } from '../../view/sayIn.ts'
import type { Pay, Room } from '../shape.ts'
import type { Say } from './sayInRoom.ts'

interface PrizeTools {
  readonly room: Room
  readonly say: Say
  readonly language: Language
}

/** What a prize comes to on a card of this room. */
export function amountOf({ price }: Room, pay: Pay): Units {
  return (BigInt(price) * 10_000n * BigInt(pay)) / 100n
}

/** An amount in as few signs as it has. */
export function shortAmount(units: Units): string {
  return showAmount(units).replace(/\.00$/, '')
}

/** A ball by which something must be complete: short to see, whole to hear. */
function limit(by: number, say: Say): readonly HTMLElement[] {
  return [
    element('span', { 'aria-hidden': 'true' }, `≤\u2009${by}`),
    element('span', { class: 'heard' }, say('until', { by })),
  ]
}

/** Which step of each prize the next ball is in: while these are the same, so is what `drawNow` tells. */
export function stepsAt({ prizes }: Room, called: number): string {
  return prizes.map(({ steps }) => steps.findIndex(({ by }) => called < by)).join()
}

/** What each prize pays to a card that completes it with the next ball. */
export function drawNow(called: number, { room, say, language }: PrizeTools): HTMLElement {
  const items = room.prizes.map(({ name, steps }) => {
    const step = steps.find(({ by }) => called < by)
    const now = step
      ? element('span', {}, element('b', {}, shortAmount(amountOf(room, step.pay))), ' ', ...limit(step.by, say))
      : element('span', {}, say('over'))
    return element('li', { class: step ? undefined : 'gone' }, element('span', {}, name[language]), now)
  })
  return element('ul', { class: 'now', 'aria-label': say('prizes') }, ...items)
}

/** Every prize with what it pays by each ball. */
export function drawPrizes({ room, say, language }: PrizeTools): HTMLElement {
  const blocks = room.prizes.map(({ name, steps }) => {
    const rows = steps.map(({ by, pay }) =>
      element(
        'tr',
        {},
        element('td', {}, ...limit(by, say)),
        element('td', {}, element('b', {}, shortAmount(amountOf(room, pay)))),
      ),
    )
    const head = [say('ball'), say('pays')].map(word => element('th', { scope: 'col' }, word))
    return element(
      'table',
      {},
      element('caption', {}, name[language]),
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...rows),
    )
  })
  return element('div', { class: 'prizes', role: 'group', 'aria-label': say('prizes') }, ...blocks)
}
