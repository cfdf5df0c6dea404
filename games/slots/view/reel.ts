import type { Strip } from '../shape.ts'
import type { Cells } from './cells.ts'
import { element } from '../../view/element.ts'
import { animate, mayMove } from '../../view/motion.ts'

const loopLetters = 8
const loopMs = 420
const landLetters = 4
const landMs = 560

/**
 * One column of the board. It holds two strips, both made once: one that turns, and one of which the first cells are what
 * stands there, and those below it run through when it lands. Which of them is seen is a matter of the animations alone, and
 * what stands there is put into cells that are there already: a phone has eight milliseconds for a frame.
 */
export class Reel {
  readonly frame: HTMLElement
  private readonly cells: Cells
  private readonly rows: number
  private readonly loop: HTMLElement
  private readonly strip: HTMLElement
  private readonly standing: readonly HTMLElement[]
  private turning: readonly Animation[] = []

  constructor(cells: Cells, belt: Strip, { rows, offset }: { rows: number; offset: number }) {
    this.cells = cells
    this.rows = rows
    const letters = (belt + belt).slice(offset, offset + loopLetters)
    this.loop = this.stripOf(letters + letters.slice(0, rows), 'strip loop')
    this.standing = Array.from(letters.slice(0, rows), letter => cells.make(letter))
    const tail = Array.from(belt.slice(0, landLetters), letter => cells.make(letter))
    for (const cell of tail) cell.classList.add('tail')
    this.strip = this.stripOf('', 'strip', [...this.standing, ...tail])
    this.frame = element('div', { class: 'reel' }, this.loop, this.strip)
  }

  private stripOf(text: string, kind: string, made: readonly HTMLElement[] = []): HTMLElement {
    const all = [...made, ...Array.from(text, letter => this.cells.make(letter))]
    const strip = element('div', { class: kind }, ...all)
    strip.style.setProperty('--length', String(all.length))
    return strip
  }

  /** Puts a column in place. */
  fill(column: Strip): void {
    for (const [row, cell] of this.standing.entries()) this.cells.dress(cell, column.charAt(row))
    for (const animation of this.turning) animation.cancel()
    this.turning = []
  }

  cellAt(row: number): HTMLElement | undefined {
    return this.standing[row]
  }

  /** Turns without an end, from so long after now: what leaves at the bottom comes in again at the top. */
  turn(afterMs: number): void {
    const timing = { duration: loopMs, delay: afterMs, iterations: Number.POSITIVE_INFINITY }
    const moves = down(loopLetters, this.rows).map(frame => ({ ...frame, opacity: 1 }))
    this.turning = [this.loop.animate(moves, timing), this.strip.animate([{ opacity: 0 }, { opacity: 0 }], timing)]
  }

  async land(column: Strip): Promise<void> {
    this.fill(column)
    this.strip.classList.remove('short')
    const timing = { duration: landMs, easing: 'cubic-bezier(.16,.84,.36,1.06)' }
    await animate(this.strip, down(landLetters, this.rows), timing)
  }

  /** Lets a wild grow over the whole reel. */
  cover(): Promise<void> {
    this.strip.classList.add('short')
    const small = { transform: mayMove() ? 'scaleY(.3)' : 'none', opacity: 0 }
    return animate(this.strip, [small, { transform: 'none', opacity: 1 }], { duration: 360, easing: 'ease-out' })
  }

  /** A cell comes from as far above as there are empty cells below where it stood. */
  async fall(stayed: readonly number[]): Promise<void> {
    const news = this.rows - stayed.length
    const ways = this.standing.map((cell, row) => {
      const from = row < news ? row - news : (stayed[row - news] ?? row)
      return { cell, far: row - from }
    })
    await Promise.all(
      ways.map(async ({ cell, far }) => {
        if (far === 0) return
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
