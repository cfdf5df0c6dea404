import type { Units } from '@saya/money'
import { showAmount } from '../../view/amounts.ts'
import { element } from '../../view/element.ts'
import type { Title, VisibleRound } from '../shape.ts'
import type { Say } from './sayFishing.ts'

/** The shots of a round: which are left, and what those that were made have caught. */
export class Magazine {
  readonly root: HTMLElement
  private readonly say: Say
  private readonly pips: readonly HTMLElement[]
  private readonly left = element('span', {})
  private readonly worth = element('b', {})

  constructor({ shots }: Title, say: Say) {
    this.say = say
    this.pips = Array.from({ length: shots }, () => element('i', {}))
    const row = element('span', { class: 'pips', 'aria-hidden': 'true' }, ...this.pips)
    this.root = element('div', { class: 'magazine' }, row, this.left, this.worth)
  }

  show({ shots, left, end }: VisibleRound, price: Units): void {
    for (const [at, pip] of this.pips.entries()) {
      const shot = shots[at]
      pip.className = shot ? (shot.pay > 0 ? 'hit' : 'miss') : end === null ? 'loaded' : ''
    }
    const caught = shots.reduce((sum, { pay }) => sum + pay, 0)
    const loaded = left === 1 ? this.say('leftOne') : this.say('left', { count: left })
    this.left.textContent = end === null ? loaded : ''
    this.worth.textContent = this.say('worth', { amount: showAmount(price * BigInt(caught)) })
  }
}
