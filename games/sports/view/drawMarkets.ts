import { showAmount } from '../../view/amounts.ts'
import { element } from '../../view/element.ts'
import type { SelectionCode, Stakes } from '../shape.ts'
import type { Say } from './leagueWords.ts'
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
        const [lies, comes] = [placed[code] ?? 0, slip[code] ?? 0]
        button.querySelector('.stack')?.remove()
        button.setAttribute('aria-disabled', String(!isOpen))
        const amount = lies + comes
        const kind = comes > 0 ? 'stack slip' : 'stack'
        if (amount > 0) button.append(element('i', { class: kind, 'aria-hidden': 'true' }, shortAmount(amount)))
        const heard = amount > 0 ? say('spotBet', { amount: showAmount(BigInt(amount) * 10_000n) }) : ''
        button.querySelector('.bet')?.replaceChildren(heard)
      }
    },
    mark(winners) {
      for (const [code, button] of buttons) button.classList.toggle('winner', winners.has(code))
    },
  }
}

/** What lies there in so few letters that it fits a chip: 500, 2K, 2.5K. */
export function shortAmount(pesos: number): string {
  const text = String(pesos)
  if (text.length < 4) return text
  const tenth = text.at(-3)
  return `${text.slice(0, -3)}${tenth === '0' ? '' : `.${tenth}`}K`
}
