import { element } from '../../view/element.ts'
import { animate, mayMove } from '../../view/motion.ts'
import { ballsOf, columnsOf, type Kind } from '../shape.ts'
import type { Say } from './sayInRoom.ts'

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
  private count = 0

  constructor(kind: Kind, say: Say) {
    this.kind = kind
    this.root = element('ol', { class: 'caller', 'aria-label': say('lastBalls') })
  }

  show(balls: readonly number[]): void {
    if (balls.length === this.count) return
    const isNext = balls.length === this.count + 1
    const fresh = isNext ? balls.slice(-1) : balls.slice(-lastShown)
    if (!isNext) this.root.replaceChildren()
    this.count = balls.length
    for (const ball of fresh) this.root.prepend(element('li', {}, drawBall(this.kind, ball)))
    if (this.root.childElementCount > lastShown) this.root.lastElementChild?.remove()
    const newest = this.root.querySelector('.ball')
    if (newest && isNext && mayMove()) void animate(newest, rolling, { duration: 320, easing: 'ease-out' })
  }
}

const rolling = [
  { transform: 'translateX(44px) rotate(70deg)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]

/** Every number there is, those that are called being marked. It is made once, and each ball marks one of it. */
export class NumberBoard {
  readonly root: HTMLElement
  private readonly kind: Kind
  private readonly say: Say
  private readonly places: readonly HTMLElement[]
  private called: readonly number[] = []

  constructor(kind: Kind, say: Say) {
    this.kind = kind
    this.say = say
    this.places = Array.from({ length: ballsOf(kind) }, (_, at) => element('li', {}, String(at + 1)))
    this.root = element('ol', { class: `board ${kind}`, 'aria-label': say('board') }, ...this.places)
  }

  show(balls: readonly number[]): void {
    const isMore = this.called.every((ball, at) => ball === balls[at])
    if (!isMore) for (const ball of this.called) this.clear(ball)
    for (const ball of isMore ? balls.slice(this.called.length) : balls) this.mark(ball)
    this.called = balls
  }

  private mark(ball: number): void {
    const place = this.places[ball - 1]
    if (!place) return
    place.className = `on tone-${columnOf(this.kind, ball) % 5}`
    place.append(element('span', { class: 'heard' }, this.say('dabbed')))
  }

  private clear(ball: number): void {
    const place = this.places[ball - 1]
    place?.removeAttribute('class')
    place?.replaceChildren(String(ball))
  }
}
