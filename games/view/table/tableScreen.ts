import { element, iconButton } from '../element.ts'
import { mayMove } from '../motion.ts'
import type { TableSay } from './tableWords.ts'

export interface TableWishes {
  leave(): void
  openSaferPlay(): void
  openMenu(): void
  toggleSound(): void
}

/** What changes on the one screen of any table. */
export type TableParts = ReturnType<typeof drawTableParts>

export function drawTableParts() {
  return {
    people: element('p', { class: 'people' }),
    phase: element('p', { class: 'phase', role: 'status' }),
    seconds: element('b', { class: 'seconds', 'aria-hidden': 'true' }),
    bar: element('i', { class: 'bar' }),
    outcome: element('div', { class: 'outcome', role: 'status' }),
    balance: element('b', {}),
    inPlay: element('b', {}),
    stands: element('button', { type: 'button', class: 'stands', hidden: true, 'aria-haspopup': 'dialog' }),
    result: element('p', { class: 'ownResult' }),
    notice: element('p', { class: 'notice', role: 'alert' }),
  }
}

interface Frame {
  /** Of the whole screen: its class and what its colours follow. */
  readonly traits: Readonly<Record<string, string>>
  readonly name: string
  readonly say: TableSay
  readonly wishes: TableWishes
  readonly parts: TableParts
  /** Between the clock and the foot. */
  readonly body: readonly HTMLElement[]
  /** Above the balance. */
  readonly foot: readonly HTMLElement[]
}

/** The screen of a table: head and clock, what is its own, and the foot. */
export function drawTableScreen({ traits, name, say, wishes, parts, body, foot }: Frame) {
  const sound = iconButton('mute', say('soundOn'), wishes.toggleSound)
  const root = element(
    'main',
    traits,
    element(
      'header',
      {},
      iconButton('close', say('leave'), wishes.leave),
      element('div', { class: 'title' }, element('h1', {}, name), parts.people),
      iconButton('safer', say('saferPlay'), wishes.openSaferPlay),
      sound,
      iconButton('menu', say('menu'), wishes.openMenu),
    ),
    element('div', { class: 'clock' }, parts.phase, parts.seconds, parts.bar),
    ...body,
    element(
      'footer',
      {},
      ...foot,
      element(
        'div',
        { class: 'meta' },
        element('div', {}, say('balance'), parts.balance),
        element('div', {}, say('inPlay'), parts.inPlay),
      ),
      parts.stands,
      parts.result,
      element('p', { class: 'tagline' }, say('tagline')),
    ),
    parts.notice,
  )
  return { root, sound }
}

/** Lets the bar run out by itself, from the part of the time for bets that is left; who wants stillness sees it each second. */
export function runOut(bar: HTMLElement, left: number, leftMs: number): Animation {
  const easing = mayMove() ? 'linear' : `steps(${Math.ceil(leftMs / 1000)})`
  return bar.animate([{ transform: `scaleX(${left})` }, { transform: 'scaleX(0)' }], { duration: leftMs, easing })
}
