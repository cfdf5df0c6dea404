import { element, iconButton } from '../../view/element.ts'
import type { Language } from '../../view/sayIn.ts'
import type { Table } from '../shape.ts'
import { shortAmount } from './felt.ts'
import type { Say } from './tableWords.ts'

/** The parts of the one screen of a table that change while it is played. */
export interface Screen {
  readonly root: HTMLElement
  readonly players: HTMLElement
  readonly phase: HTMLElement
  readonly seconds: HTMLElement
  readonly bar: HTMLElement
  readonly stage: HTMLElement
  readonly outcome: HTMLElement
  readonly road: HTMLElement
  readonly balance: HTMLElement
  readonly inPlay: HTMLElement
  readonly undo: HTMLButtonElement
  readonly clear: HTMLButtonElement
  readonly repeat: HTMLButtonElement
  readonly place: HTMLButtonElement
  readonly reality: HTMLElement
  readonly notice: HTMLElement
  readonly sound: HTMLButtonElement
  chooseChip(chosen: number): void
}

export interface Wishes {
  leave(): void
  openMenu(): void
  toggleSound(): void
  chooseChip(at: number): void
  undo(): void
  clear(): void
  repeat(): void
  place(): void
}

interface ScreenTools {
  readonly say: Say
  readonly language: Language
  readonly wishes: Wishes
  readonly felt: HTMLElement
}

export function drawScreen(table: Table, { say, language, wishes, felt }: ScreenTools): Screen {
  const chips = drawChips(table, say, wishes)
  const undo = action(say('undo'), wishes.undo)
  const clear = action(say('clear'), wishes.clear)
  const repeat = action(say('repeat'), wishes.repeat)
  const place = action(say('placeNone'), wishes.place, 'place')
  const sound = iconButton('mute', say('soundOn'), wishes.toggleSound)
  const parts = drawParts()
  const { players, phase, seconds, bar, stage, outcome, road, balance, inPlay, reality, notice } = parts
  const root = element(
    'main',
    { class: 'table', 'data-kind': table.kind },
    element(
      'header',
      {},
      iconButton('close', say('leave'), wishes.leave),
      element('div', { class: 'title' }, element('h1', {}, table.name[language]), players),
      sound,
      iconButton('menu', say('menu'), wishes.openMenu),
    ),
    element('div', { class: 'clock' }, phase, seconds, bar),
    element('div', { class: 'scene' }, stage, outcome),
    road,
    felt,
    element(
      'footer',
      {},
      element('div', { class: 'chips', role: 'group', 'aria-label': say('chips') }, ...chips),
      element('div', { class: 'actions' }, undo, clear, repeat, place),
      element(
        'div',
        { class: 'meta' },
        element('div', {}, say('balance'), balance),
        element('div', {}, say('inPlay'), inPlay),
      ),
      reality,
      element('p', { class: 'tagline' }, say('tagline')),
    ),
    notice,
  )
  function chooseChip(chosen: number): void {
    for (const [at, chip] of chips.entries()) chip.setAttribute('aria-pressed', String(at === chosen))
  }
  return { root, ...parts, undo, clear, repeat, place, sound, chooseChip }
}

function drawParts() {
  return {
    players: element('p', { class: 'players' }),
    phase: element('p', { class: 'phase', role: 'status' }),
    seconds: element('b', { class: 'seconds', 'aria-hidden': 'true' }),
    bar: element('i', { class: 'bar' }),
    stage: element('div', { class: 'stage', 'aria-hidden': 'true' }),
    outcome: element('div', { class: 'outcome', role: 'status' }),
    road: element('div', { class: 'past-results' }),
    balance: element('b', {}),
    inPlay: element('b', {}),
    reality: element('p', { class: 'reality' }),
    notice: element('p', { class: 'notice', role: 'alert' }),
  }
}

function drawChips({ chips }: Table, say: Say, wishes: Wishes): readonly HTMLButtonElement[] {
  return chips.map((pesos, at) => {
    const named = element('span', { class: 'heard' }, say('chip'))
    const chip = element('button', { type: 'button', class: `chip chip-${at}` }, named, shortAmount(pesos))
    chip.addEventListener('click', () => wishes.chooseChip(at))
    return chip
  })
}

function action(name: string, act: () => void, kind = 'act'): HTMLButtonElement {
  const button = element('button', { type: 'button', class: kind }, name)
  button.addEventListener('click', act)
  return button
}
