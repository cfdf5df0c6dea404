import { element } from '../../view/element.ts'
import { drawStack } from '../../view/table/chipDesk.ts'
import type { SelectionCode, Stakes } from '../shape.ts'
import type { Say } from './sayInLeague.ts'
import { type Market, showOdds } from './markets.ts'

export interface Markets {
  readonly root: HTMLElement
  /** Another match is offered. */
  begin(markets: readonly Market[]): void
  /** What lies on each choice: bets that are placed, and those of the slip. */
  draw(placed: Stakes, slip: Stakes, isOpen: boolean): void
  /** Marks what has won. */
  mark(winners: ReadonlySet<SelectionCode>): void
}

/** Everything that can be bet on the match, each with its odds. */
export function drawMarkets(say: Say, touch: (code: SelectionCode) => void): Markets {
  let buttons = new Map<SelectionCode, HTMLButtonElement>()
  const root = element('div', { class: 'markets' })

  function drawMarket({ name, columns, choices }: Market): HTMLElement {
    const made = choices.map(choice => {
      const odds = showOdds(choice.odds)
      const button = element(
        'button',
        { type: 'button', class: 'choice', 'data-choice': choice.code },
        element('span', { class: 'name' }, choice.name),
        element('b', { 'aria-hidden': 'true' }, odds),
        element('span', { class: 'heard' }, say('pays', { odds })),
        element('span', { class: 'heard bet' }),
      )
      button.addEventListener('click', () => touch(choice.code))
      buttons.set(choice.code, button)
      return button
    })
    const group = element('div', { class: 'choices', role: 'group', 'aria-label': name }, ...made)
    group.style.setProperty('--columns', String(columns))
    return element('div', { class: 'market' }, element('p', { 'aria-hidden': 'true' }, name), group)
  }

  return {
    root,
    begin(markets) {
      buttons = new Map()
      root.replaceChildren(...markets.map(drawMarket))
    },
    draw(placed, slip, isOpen) {
      for (const [code, button] of buttons) {
        button.setAttribute('aria-disabled', String(!isOpen))
        drawStack(button, { lies: placed[code] ?? 0, comes: slip[code] ?? 0, say })
      }
    },
    mark(winners) {
      for (const [code, button] of buttons) button.classList.toggle('winner', winners.has(code))
    },
  }
}
