import { openBalance, type ShownBalance } from '../../view/openBalance.ts'
import type { Title } from '../shape.ts'
import { element, icon, iconButton } from '../../view/element.ts'
import type { Say } from './sayIn.ts'

/** The parts of the game's one screen that change while it is played. */
export interface Screen {
  readonly root: HTMLElement
  readonly frame: HTMLElement
  readonly strip: HTMLElement
  readonly win: HTMLElement
  readonly balance: ShownBalance
  readonly bet: HTMLButtonElement
  readonly less: HTMLButtonElement
  readonly more: HTMLButtonElement
  readonly spin: HTMLButtonElement
  readonly result: HTMLElement
  readonly notice: HTMLElement
  readonly sound: HTMLButtonElement
}

export interface Wishes {
  leave(): void
  openSaferPlay(): void
  openMenu(): void
  toggleSound(): void
  chooseBet(): void
  changeBet(steps: 1 | -1): void
  spin(): void
}

export function drawScreen(
  title: Title,
  say: Say,
  { wishes, language }: { wishes: Wishes; language: 'en' | 'tl' },
): Screen {
  const logo = element('img', {
    src: `/view/logo-${title.code}.webp`,
    alt: title.name[language],
    width: '640',
    height: '300',
  })
  const sound = iconButton('mute', say('soundOn'), wishes.toggleSound)
  const strip = element('p', { class: 'feature' })
  const frame = element('div', { class: 'frame' })
  const win = element('div', { class: 'won', role: 'status', 'aria-live': 'polite' })
  const balance = element('b', {})
  const bet = element('button', { type: 'button', class: 'bet', 'aria-haspopup': 'dialog' })
  bet.addEventListener('click', wishes.chooseBet)
  const less = iconButton('less', say('lowerBet'), () => wishes.changeBet(-1))
  const more = iconButton('more', say('raiseBet'), () => wishes.changeBet(1))
  const spin = element('button', { type: 'button', class: 'spin', 'aria-label': say('spin') }, icon('spin'))
  spin.addEventListener('click', wishes.spin)
  const result = element('p', { class: 'ownResult' })
  const notice = element('p', { class: 'notice', role: 'alert' })
  const bunting = element('div', { class: 'bunting', 'aria-hidden': 'true' })
  const root = element(
    'main',
    { class: 'game', 'data-title': title.code, 'data-kind': title.game.kind },
    bunting,
    element(
      'header',
      {},
      iconButton('close', say('leave'), wishes.leave),
      element(
        'div',
        { class: 'side' },
        iconButton('safer', say('saferPlay'), wishes.openSaferPlay),
        sound,
        iconButton('menu', say('menu'), wishes.openMenu),
      ),
    ),
    element('h1', { class: 'logo' }, logo),
    strip,
    element('div', { class: 'stage' }, frame),
    win,
    element(
      'footer',
      {},
      element('div', { class: 'meta' }, element('div', {}, say('balance'), balance), bet),
      element('div', { class: 'controls' }, less, spin, more),
      result,
      element('p', { class: 'tagline' }, say('tagline')),
    ),
    notice,
  )
  return { root, frame, strip, win, balance: openBalance(balance), bet, less, more, spin, result, notice, sound }
}

export function drawSoundButton(button: HTMLElement, isOn: boolean, say: Say): void {
  button.classList.add('soundButton')
  button.replaceChildren(icon(isOn ? 'sound' : 'mute'))
  button.setAttribute('aria-label', say(isOn ? 'soundOff' : 'soundOn'))
}
