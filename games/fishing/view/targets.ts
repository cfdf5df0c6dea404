import { element } from '../../view/element.ts'
import type { Language } from '../../view/sayIn.ts'
import type { Kind, Title } from '../shape.ts'
import type { Say } from './sayFishing.ts'
import { pictureOf, wholeWorthOf, worthOf } from './sprites.ts'

interface TargetTools {
  readonly say: Say
  readonly language: Language
  readonly shoot: (kind: Kind) => void
}

/** Every kind as a button, for whoever plays by keys or by ear: a shot at it is as good as one at a fish in the water. */
export class Targets {
  readonly root: HTMLElement
  private readonly buttons: readonly HTMLButtonElement[]

  constructor({ kinds }: Title, { say, language, shoot }: TargetTools) {
    this.buttons = kinds.map(kind => {
      const button = element(
        'button',
        {
          type: 'button',
          class: 'target',
          'aria-label': say('target', { fish: kind.name[language], worth: wholeWorthOf(kind) }),
        },
        element('img', { src: pictureOf(kind.art), alt: '', width: '36', height: '36' }),
        element('b', { 'aria-hidden': 'true' }, worthOf(kind)),
      )
      button.addEventListener('click', () => {
        if (button.getAttribute('aria-disabled') !== 'true') shoot(kind)
      })
      // A key that is held down shoots once.
      button.addEventListener('keydown', event => {
        if (event.repeat && event.key === 'Enter') event.preventDefault()
      })
      return button
    })
    this.root = element('div', { class: 'targets', role: 'group', 'aria-label': say('targets') }, ...this.buttons)
    this.open(false)
  }

  open(isOpen: boolean): void {
    for (const button of this.buttons) button.setAttribute('aria-disabled', String(!isOpen))
  }

  focus(): void {
    this.buttons[0]?.focus({ preventScroll: true })
  }
}
