import { element } from '../../view/element.ts'
import { mayMove, wait } from '../../view/motion.ts'
import type { Title, VisibleRound } from '../shape.ts'
import type { Say } from './sayKeno.ts'

const everyBallMs = 70
/** What a finger hits without looking twice. */
const fingerPx = 44

type Face = '' | 'picked' | 'drawn' | 'hit'

/** All numbers, each of which can be picked while nothing is drawn. */
export class Field {
  readonly root: HTMLElement
  private readonly say: Say
  private readonly balls: readonly HTMLButtonElement[]
  private picked: readonly number[] = []
  private drawn: readonly number[] = []

  constructor({ numbers }: Title, say: Say, touch: (number: number, isTooSmall: boolean) => void) {
    this.say = say
    this.balls = Array.from({ length: numbers }, (_, at) => {
      const ball = element('button', { type: 'button', tabindex: at === 0 ? '0' : '-1' }, String(at + 1))
      // A key presses what it stands on, however small that is.
      ball.addEventListener('click', ({ detail }) =>
        touch(at + 1, detail > 0 && Math.min(ball.offsetWidth, ball.offsetHeight) < fingerPx),
      )
      ball.addEventListener('focus', () => this.roam(at))
      return ball
    })
    this.root = element('div', { class: 'numbers', role: 'group', 'aria-label': say('field') }, ...this.balls)
    this.root.addEventListener('keydown', event => this.onKey(event))
    this.draw()
  }

  /** A ticket, with nothing drawn. */
  lay(picks: readonly number[]): void {
    this.picked = picks
    this.drawn = []
    this.draw()
  }

  /** What was drawn, ball by ball where it is new and things may move. */
  async show({ picks, drawn }: VisibleRound, onBall?: (count: number) => void): Promise<void> {
    this.lay(picks)
    for (let count = 1; onBall && mayMove() && count < drawn.length; count++) {
      this.drawn = drawn.slice(0, count)
      this.draw()
      onBall(count)
      await wait(everyBallMs)
    }
    this.drawn = drawn
    this.draw()
    onBall?.(drawn.length)
  }

  private draw(): void {
    for (const [at, ball] of this.balls.entries()) {
      const number = at + 1
      const face = this.faceOf(number)
      if (ball.className === `number ${face}`) continue
      ball.className = `number ${face}`
      ball.setAttribute('aria-pressed', String(face === 'picked' || face === 'hit'))
      const heard = face === 'hit' ? this.say('hitWord') : face === 'drawn' ? this.say('drawnWord') : undefined
      const name = this.say('number', { number })
      ball.setAttribute('aria-label', heard ? `${name}, ${heard}` : name)
    }
  }

  private faceOf(number: number): Face {
    const isDrawn = this.drawn.includes(number)
    if (this.picked.includes(number)) return isDrawn ? 'hit' : 'picked'
    return isDrawn ? 'drawn' : ''
  }

  /** One number is reached by the tab key, the others from it by arrows. */
  private roam(to: number): void {
    for (const [at, ball] of this.balls.entries()) ball.tabIndex = at === to ? 0 : -1
  }

  private onKey(event: KeyboardEvent): void {
    const at = this.balls.indexOf(event.target as HTMLButtonElement)
    const across = getComputedStyle(this.root).gridTemplateColumns.split(' ').length
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: across,
      ArrowUp: -across,
    }
    const next = at + (steps[event.key] ?? 0)
    if (at < 0 || next === at || !this.balls[next]) return
    event.preventDefault()
    this.balls[next]?.focus()
  }
}
