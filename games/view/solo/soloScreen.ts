import { element, icon, iconButton } from '../element.ts'
import { openBalance, type ShownBalance } from '../openBalance.ts'
import type { SoloSay } from './saySolo.ts'

/** The parts of the one screen of a game that change while it is played. */
export interface SoloScreen {
  readonly root: HTMLElement
  readonly strip: HTMLElement
  readonly stage: HTMLElement
  readonly win: HTMLElement
  readonly balance: ShownBalance
  readonly bet: HTMLButtonElement
  readonly less: HTMLButtonElement
  readonly more: HTMLButtonElement
  readonly play: HTMLButtonElement
  readonly actions: HTMLElement
  readonly betting: HTMLElement
  readonly setup: HTMLElement
  readonly result: HTMLElement
  readonly notice: HTMLElement
  readonly sound: HTMLButtonElement
}

export interface SoloWishes {
  leave(): void
  openSaferPlay(): void
  openMenu(): void
  toggleSound(): void
  chooseBet(): void
  changeBet(steps: 1 | -1): void
  play(): void
}

interface Naming {
  readonly code: string
  readonly name: string
  readonly play: string
}

export function drawSoloScreen({ code, name, play: label }: Naming, say: SoloSay, wishes: SoloWishes): SoloScreen {
  const parts = drawParts(label, say, wishes)
  const { strip, stage, win, balance, bet, betting, setup, actions, result, notice, sound } = parts
  const root = element(
    'main',
    { class: 'solo', 'data-title': code },
    element('div', { class: 'bunting', 'aria-hidden': 'true' }),
    element(
      'header',
      {},
      iconButton('close', say('leave'), wishes.leave),
      element('h1', { class: 'logo' }, name),
      element(
        'div',
        { class: 'side' },
        iconButton('safer', say('saferPlay'), wishes.openSaferPlay),
        sound,
        iconButton('menu', say('menu'), wishes.openMenu),
      ),
    ),
    strip,
    stage,
    win,
    element(
      'footer',
      {},
      element('div', { class: 'meta' }, element('div', {}, say('balance'), balance), bet),
      setup,
      betting,
      actions,
      result,
      element('p', { class: 'tagline' }, say('tagline')),
    ),
    notice,
  )
  return { root, ...parts, balance: openBalance(balance) }
}

function drawParts(label: string, say: SoloSay, wishes: SoloWishes) {
  const bet = element('button', { type: 'button', class: 'bet', 'aria-haspopup': 'dialog' })
  bet.addEventListener('click', wishes.chooseBet)
  const less = iconButton('less', say('lowerBet'), () => wishes.changeBet(-1))
  const more = iconButton('more', say('raiseBet'), () => wishes.changeBet(1))
  const play = element('button', { type: 'button', class: 'play' }, label)
  play.addEventListener('click', wishes.play)
  return {
    bet,
    less,
    more,
    play,
    betting: element('div', { class: 'betting' }, less, play, more),
    sound: iconButton('mute', say('soundOn'), wishes.toggleSound),
    strip: element('p', { class: 'feature', role: 'status' }),
    stage: element('div', { class: 'stage' }),
    win: element('div', { class: 'won', role: 'status', 'aria-live': 'polite' }),
    balance: element('b', {}),
    actions: element('div', { class: 'actions', role: 'group' }),
    setup: element('div', { class: 'setup' }),
    result: element('p', { class: 'ownResult' }),
    notice: element('p', { class: 'notice', role: 'alert' }),
  }
}

export function drawSoundButton(button: HTMLElement, isOn: boolean, say: SoloSay): void {
  button.classList.add('soundButton')
  button.replaceChildren(icon(isOn ? 'sound' : 'mute'))
  button.setAttribute('aria-label', say(isOn ? 'soundOff' : 'soundOn'))
}
