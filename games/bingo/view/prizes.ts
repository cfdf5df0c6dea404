import { element } from '../../view/element.ts'
import type { Language } from '../../view/sayIn.ts'
import type { Pay, Room } from '../shape.ts'
import type { Say } from './roomWords.ts'

interface PrizeTools {
  readonly room: Room
  readonly say: Say
  readonly language: Language
}

/** A pay as so many times the price of a card. */
export function showTimes(pay: Pay): string {
  return `${pay / 100}×`
}

/** What each prize pays to a card that completes it with the next ball. */
export function drawNow(called: number, { room, say, language }: PrizeTools): HTMLElement {
  const items = room.prizes.map(({ name, steps }) => {
    const step = steps.find(({ by }) => called < by)
    const now = step ? [element('b', {}, showTimes(step.pay)), say('until', { by: step.by })] : [say('over')]
    const line = element('span', {}, ...now.flatMap(part => [part, ' ']))
    return element('li', { class: step ? undefined : 'gone' }, element('span', {}, name[language]), line)
  })
  return element('ul', { class: 'now', 'aria-label': say('prizes') }, ...items)
}

/** Every prize with what it pays by each ball. */
export function drawPrizes({ room, say, language }: PrizeTools): HTMLElement {
  const blocks = room.prizes.map(({ name, steps }) => {
    const rows = steps.map(({ by, pay }) =>
      element('tr', {}, element('td', {}, say('until', { by })), element('td', {}, element('b', {}, showTimes(pay)))),
    )
    return element('table', {}, element('caption', {}, name[language]), element('tbody', {}, ...rows))
  })
  return element('div', { class: 'prizes', role: 'group', 'aria-label': say('prizes') }, ...blocks)
}
