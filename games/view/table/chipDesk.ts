import { showAmount } from '../amounts.ts'
import { element } from '../element.ts'
import type { ChipSay } from './tableWords.ts'

export interface ChipWishes {
  chooseChip(at: number): void
  undo(): void
  clear(): void
  place(): void
}

export interface ChipDesk {
  readonly undo: HTMLButtonElement
  readonly clear: HTMLButtonElement
  readonly place: HTMLButtonElement
  chooseChip(chosen: number): void
}

interface DeskTools {
  readonly say: ChipSay
  readonly wishes: ChipWishes
  /** Further buttons, between those that take back and the one that bets. */
  readonly more?: readonly HTMLButtonElement[]
}

/** Chips, and what is done with them. */
export function drawChipDesk(
  pesos: readonly number[],
  { say, wishes, more = [] }: DeskTools,
): ChipDesk & { readonly rows: readonly HTMLElement[] } {
  const chips = pesos.map((amount, at) => {
    const named = element('span', { class: 'heard' }, say('chip'))
    const chip = element('button', { type: 'button', class: `chip chip-${at}` }, named, shortAmount(amount))
    chip.addEventListener('click', () => wishes.chooseChip(at))
    return chip
  })
  const undo = action(say('undo'), wishes.undo)
  const clear = action(say('clear'), wishes.clear)
  const place = action('', wishes.place, 'place')
  return {
    undo,
    clear,
    place,
    chooseChip(chosen) {
      for (const [at, chip] of chips.entries()) chip.setAttribute('aria-pressed', String(at === chosen))
    },
    rows: [
      element('div', { class: 'chips', role: 'group', 'aria-label': say('chips') }, ...chips),
      element('div', { class: 'actions' }, undo, clear, ...more, place),
    ],
  }
}

export function action(name: string, act: () => void, kind = 'act'): HTMLButtonElement {
  const button = element('button', { type: 'button', class: kind }, name)
  button.addEventListener('click', act)
  return button
}

/** The chips on one choice: those of bets that are placed, and those of the slip. */
export interface Stack {
  readonly lies: number
  readonly comes: number
  readonly say: ChipSay
}

const drawn = new WeakMap<HTMLElement, string>()

/** Puts chips on a choice, also for whoever hears the table; where the same lie there already it does nothing. */
export function drawStack(button: HTMLElement, { lies, comes, say }: Stack): void {
  const amount = lies + comes
  const kind = comes > 0 ? 'stack slip' : 'stack'
  const key = amount > 0 ? `${kind} ${amount}` : ''
  if ((drawn.get(button) ?? '') === key) return
  drawn.set(button, key)
  button.querySelector('.stack')?.remove()
  if (amount > 0) button.append(element('i', { class: kind, 'aria-hidden': 'true' }, shortAmount(amount)))
  const heard = amount > 0 ? say('spotBet', { amount: showAmount(BigInt(amount) * 10_000n) }) : ''
  button.querySelector('.bet')?.replaceChildren(heard)
}

/** What lies there in so few letters that it fits a chip: 500, 2K, 2.5K. */
function shortAmount(pesos: number): string {
  const text = String(pesos)
  if (text.length < 4) return text
  const tenth = text.at(-3)
  return `${text.slice(0, -3)}${tenth === '0' ? '' : `.${tenth}`}K`
}
