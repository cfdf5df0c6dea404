import { element } from '../../view/element.ts'
import { mayMove } from '../../view/motion.ts'
import type { Kind, Title } from '../shape.ts'
import type { ReefState } from './openReef.ts'
import { Painter } from './painter.ts'
import { type Beginning, type Happening, type Point, splashMs, stillMs, Water } from './water.ts'

const mostPoints = 2

/** The water on the page: what happens at it is told to what knows it and to what paints it. */
export class Sea {
  readonly root: HTMLElement
  private readonly canvas = element('canvas', { 'aria-hidden': 'true' })
  private readonly water: Water
  private readonly nowMs: () => number
  private readonly paint: (news: Happening) => void
  private shots = 0

  constructor(title: Title, nowMs: () => number) {
    this.nowMs = nowMs
    this.water = new Water(title, !mayMove())
    this.root = element('div', { class: 'water' }, this.canvas)
    this.paint = mayMove() && 'transferControlToOffscreen' in this.canvas ? this.aside(title) : this.here(title)
    new ResizeObserver(() => this.resize()).observe(this.root)
  }

  /** Hears where this player sits, by which clock the school swims, and what others have shot. */
  join({ nowMs, shots, ...place }: ReefState): void {
    this.tell({ is: 'join', ...place, aheadMs: nowMs - this.nowMs() })
    for (const { seat, fish, pay } of shots) {
      // What this player has shot is shown when their own round tells it. Nobody looks at a hidden page.
      if (seat !== place.seat && !document.hidden) this.land(this.leave(fish, seat), pay)
    }
  }

  /** Whoever presses there means this fish. Nothing where there is none. */
  fishAt({ x, y }: Point): number | undefined {
    const { left, top } = this.canvas.getBoundingClientRect()
    const at = { x: (x - left) * this.water.points, y: (y - top) * this.water.points }
    this.tell({ is: 'aim', at })
    return this.water.fishAt(at, this.nowMs())
  }

  fishOf(kind: Kind): number {
    return this.water.fishOf(kind, this.nowMs())
  }

  /** A shot of this player's leaves: where it goes is known, and what comes of it is not. Gives its number. */
  shoot(fish: number): number {
    return this.leave(fish, this.water.seat)
  }

  /** What came of it. */
  land(id: number, pay: number): void {
    this.tell({ is: 'land', id, pay, atMs: this.nowMs() })
  }

  /** Takes back a shot that was never made. */
  drop(id: number): void {
    this.tell({ is: 'drop', id })
  }

  private leave(fish: number, seat: number): number {
    const id = ++this.shots
    this.tell({ is: 'shoot', id, fish, seat, atMs: this.nowMs() })
    return id
  }

  private tell(news: Happening): void {
    this.water.hear(news)
    this.paint(news)
  }

  private resize(): void {
    const { width, height } = this.root.getBoundingClientRect()
    if (width < 1 || height < 1) return
    const points = Math.min(devicePixelRatio, mostPoints)
    this.tell({ is: 'size', width: Math.round(width * points), height: Math.round(height * points), points })
  }

  /** Painted beside the page, which has no work with it. */
  private aside({ code }: Title): (news: Happening) => void {
    const worker = new Worker('/view/fishingPainting.js', { type: 'module' })
    const canvas = this.canvas.transferControlToOffscreen()
    worker.postMessage({ is: 'begin', code, canvas } satisfies Beginning, [canvas])
    return news => worker.postMessage(news)
  }

  /** Painted here: always, where a browser cannot do it aside; now and then, where nothing may move. */
  private here(title: Title): (news: Happening) => void {
    const isStill = !mayMove()
    const painter = new Painter(this.canvas, { title, water: new Water(title, isStill), isStill })
    const draw = () => painter.draw(this.nowMs())
    function frame(): void {
      draw()
      requestAnimationFrame(frame)
    }
    void painter.load().then(() => (isStill ? draw() : frame()))
    if (isStill) setInterval(draw, stillMs)
    return news => {
      painter.hear(news)
      if (!isStill) return
      draw()
      if (news.is === 'land') setTimeout(draw, splashMs + 50)
    }
  }
}
