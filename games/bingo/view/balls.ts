import { element } from '../../view/element.ts'
import { animate, mayMove } from '../../view/motion.ts'
import { ballsOf, columnsOf, type Kind } from '../shape.ts'
import type { Say } from './roomWords.ts'

const letters = ['B', 'I', 'N', 'G', 'O']
const lastShown = 6

/** A ball as it is called out: `B 7`, and of ninety its number alone. */
export function nameOfBall(kind: Kind, ball: number): string {
  return kind === 'bingo75' ? `${letters[columnOf(kind, ball)] ?? ''} ${ball}` : String(ball)
}

function columnOf(kind: Kind, ball: number): number {
  return columnsOf(kind).findIndex(numbers => numbers.includes(ball))
}

function drawBall(kind: Kind, ball: number): HTMLElement {
  const column = columnOf(kind, ball)
  const letter = kind === 'bingo75' ? element('small', {}, letters[column]) : undefined
  return element('span', { class: `ball tone-${column % 5}` }, element('b', {}, letter, String(ball)))
}

/** The last ball large, those before it small. */
export class Caller {
  readonly root: HTMLElement
  private readonly kind: Kind
  private count = -1

  constructor(kind: Kind, say: Say) {
    this.kind = kind
    this.root = element('ol', { class: 'caller', 'aria-label': say('lastBalls') })
  }

  show(balls: readonly number[]): void {
    if (balls.length === this.count) return
    const isNext = balls.length === this.count + 1
    this.count = balls.length
    const last = balls.slice(-lastShown).reverse()
    this.root.replaceChildren(...last.map(ball => element('li', {}, drawBall(this.kind, ball))))
    const newest = this.root.querySelector('.ball')
    if (newest && isNext && mayMove()) void animate(newest, rolling, { duration: 320, easing: 'ease-out' })
  }
}

const rolling = [
  { transform: 'translateX(44px) rotate(70deg)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]

/** Every number there is, those that are called being marked. */
export function drawBoard(kind: Kind, balls: readonly number[], say: Say): HTMLElement {
  const called = new Set(balls)
  const cells = Array.from({ length: ballsOf(kind) }, (_, at) => at + 1).map(number =>
    element(
      'li',
      { class: called.has(number) ? `on tone-${columnOf(kind, number) % 5}` : undefined },
      String(number),
      called.has(number) && element('span', { class: 'heard' }, say('dabbed')),
    ),
  )
  return element('ol', { class: `board ${kind}`, 'aria-label': say('board') }, ...cells)
}
