import type { Strip } from '../shape.ts'
import type { Cells } from './cells.ts'
import { element } from '../../view/element.ts'
import { animate, mayMove } from '../../view/motion.ts'

const loopLetters = 8
const loopMs = 420
const landLetters = 4
const landMs = 560

/**
 * One column of the board. It holds two strips: one that is made once and turns, and one of which the first cells are
 * what stands there. Only the second is ever filled anew, because a phone has eight milliseconds for a frame.
 */
export class Reel {
  readonly frame: HTMLElement
  private readonly cells: Cells
  private readonly belt: Strip
  private readonly rows: number
  private readonly loop: HTMLElement
  private strip: HTMLElement = element('div', { class: 'strip' })
  private turning: Animation | undefined

  constructor(cells: Cells, belt: Strip, { rows, offset }: { rows: number; offset: number }) {
    this.cells = cells
    this.belt = belt
    this.rows = rows
    const letters = (belt + belt).slice(offset, offset + loopLetters)
    this.loop = this.stripOf(letters + letters.slice(0, rows))
    this.loop.classList.add('loop')
    this.frame = element('div', { class: 'reel' }, this.loop, this.strip)
  }

  private stripOf(text: string): HTMLElement {
    const strip = element('div', { class: 'strip' }, ...Array.from(text, letter => this.cells.make(letter)))
    strip.style.setProperty('--length', String(text.length))
    return strip
  }

  /** Puts a column in place; `above` is what has just run through and is seen no more. */
  fill(column: Strip, above = ''): void {
    const strip = this.stripOf(column + above)
    this.strip.replaceWith(strip)
    this.strip = strip
    this.frame.classList.remove('turning')
    this.turning?.cancel()
    this.turning = undefined
  }

  cellAt(row: number): Element | undefined {
    return this.strip.children[row]
  }

  /** Turns without an end: what leaves at the bottom comes in again at the top. */
  turn(): void {
    this.frame.classList.add('turning')
    const timing = { duration: loopMs, iterations: Number.POSITIVE_INFINITY }
    this.turning = this.loop.animate(down(loopLetters, this.rows), timing)
  }

  async land(column: Strip): Promise<void> {
    this.fill(column, this.belt.slice(0, landLetters))
    const timing = { duration: landMs, easing: 'cubic-bezier(.16,.84,.36,1.06)' }
    await animate(this.strip, down(landLetters, column.length), timing)
  }

  /** Lets a wild grow over the whole reel. */
  cover(): Promise<void> {
    const small = { transform: mayMove() ? 'scaleY(.3)' : 'none', opacity: 0 }
    return animate(this.strip, [small, { transform: 'none', opacity: 1 }], { duration: 360, easing: 'ease-out' })
  }

  /** A cell comes from as far above as there are empty cells below where it stood. */
  async fall(stayed: readonly number[]): Promise<void> {
    const news = this.rows - stayed.length
    const ways = Array.from({ length: this.rows }, (_, row) => {
      const from = row < news ? row - news : (stayed[row - news] ?? row)
      return { cell: this.cellAt(row), far: row - from }
    })
    await Promise.all(
      ways.map(async ({ cell, far }) => {
        if (!cell || far === 0) return
        const above = mayMove() ? { transform: `translateY(${far * -104}%)` } : { opacity: 0 }
        const timing = { duration: 300 + 50 * far, easing: 'cubic-bezier(.3,.1,.5,1.1)' }
        await animate(cell, [above, { transform: 'none', opacity: 1 }], timing)
      }),
    )
  }
}

/** From as many cells up as are not seen down to its place, whatever the height of a cell. */
function down(hidden: number, seen: number): Keyframe[] {
  return [{ transform: `translateY(-${(100 * hidden) / (hidden + seen)}%)` }, { transform: 'translateY(0)' }]
}
