import { type Kind, schoolOf, type Title } from '../shape.ts'
import { seedOf, swim, type Swimmer } from './swim.ts'

/** How long a bubble is on its way. */
export const flightMs = 260
/** How long what came of it is seen. */
export const splashMs = 1100
/** So far beside a fish a finger still means it, in points of the page. */
const finger = 26
const seatsAcross = 4

export interface Point {
  readonly x: number
  readonly y: number
}

/** What happens at the water. Whoever is told all of it in turn sees the same. */
export type Happening =
  | { readonly is: 'size'; readonly width: number; readonly height: number; readonly points: number }
  | {
      readonly is: 'join'
      readonly reef: number
      readonly seat: number
      readonly seats: readonly number[]
      readonly aheadMs: number
    }
  | { readonly is: 'aim'; readonly at: Point }
  | { readonly is: 'shoot'; readonly id: number; readonly fish: number; readonly seat: number; readonly atMs: number }
  | { readonly is: 'land'; readonly id: number; readonly pay: number; readonly atMs: number }
  | { readonly is: 'drop'; readonly id: number }

/** What paints beside the page begins with: the water to paint, and on which title. */
export interface Beginning {
  readonly is: 'begin'
  readonly code: string
  readonly canvas: OffscreenCanvas
}

/** A fish in sight, and where it is drawn. */
export interface VisibleFish extends Point {
  readonly fish: number
  readonly kind: Kind
  readonly swimmer: Swimmer
}

/** A shot from the moment it leaves until what came of it has been seen. */
export interface Splash {
  readonly id: number
  readonly fish: number
  readonly kind: Kind | undefined
  readonly from: Point
  readonly to: Point
  readonly isOwn: boolean
  readonly begunAtMs: number
  /** What came of it, and since when that is seen; nothing while it is not decided. */
  landed: { readonly pay: number; readonly atMs: number } | undefined
}

/** The water and all that is in it at any moment: it knows what it is told, and decides nothing. */
export class Water {
  width = 0
  height = 0
  /** How many points of the screen one of the page is. */
  points = 1
  splashes: readonly Splash[] = []
  aim: Point | undefined
  seat = 0
  seats: readonly number[] = [0]
  private readonly title: Title
  private readonly school: readonly Kind[]
  private readonly isStill: boolean
  /** Fish that were caught, each with the way across that it was on, and since when. */
  private readonly gone = new Map<number, { readonly lap: number; readonly sinceMs: number }>()
  private reef = 0
  private aheadMs = 0

  constructor(title: Title, isStill: boolean) {
    this.title = title
    this.school = schoolOf(title)
    this.isStill = isStill
  }

  hear(news: Happening): void {
    switch (news.is) {
      case 'size':
        this.width = news.width
        this.height = news.height
        this.points = news.points
        return
      case 'join':
        if (news.reef !== this.reef) this.gone.clear()
        this.reef = news.reef
        this.seat = news.seat
        this.seats = news.seats
        this.aheadMs = news.aheadMs
        return
      case 'aim':
        this.aim = news.at
        return
      case 'shoot':
        return this.shoot(news)
      case 'land':
        return this.land(news)
      case 'drop':
        this.splashes = this.splashes.filter(({ id }) => id !== news.id)
    }
  }

  /** How many points a hundredth of the width of a phone's water is. */
  unit(): number {
    return Math.min(this.width, this.height * 1.25) / 100
  }

  muzzle(seat: number): Point {
    return { x: ((seat + 0.5) / seatsAcross) * this.width, y: this.height - 12 * this.points }
  }

  /** What is in sight at a moment, the largest first, without what was caught on this way across. */
  look(atMs: number): readonly VisibleFish[] {
    const seed = seedOf(this.title.code, this.reef)
    const seen: VisibleFish[] = []
    for (let fish = this.school.length - 1; fish >= 0; fish--) {
      const kind = this.school[fish]
      const swimmer = kind && swim({ kind, fish, seed, atMs: this.schoolMs(atMs) })
      if (!kind || !swimmer) continue
      const gone = this.gone.get(fish)
      if (gone?.lap === swimmer.lap && gone.sinceMs <= atMs) continue
      const [x, half] = [swimmer.x * this.width, (kind.size * this.unit()) / 2]
      if (x > -half && x < this.width + half) seen.push({ fish, kind, swimmer, x, y: swimmer.y * this.height })
    }
    return seen
  }

  /** Whoever presses there means this fish. Nothing where there is none. */
  fishAt(at: Point, atMs: number): number | undefined {
    const near = this.look(atMs)
      .map(({ fish, kind, x, y }) => ({ fish, far: Math.hypot(x - at.x, y - at.y) - (kind.size * this.unit()) / 2.6 }))
      .filter(({ far }) => far < finger * this.points)
      .sort((one, other) => one.far - other.far)
    return near[0]?.fish
  }

  /** The fish of a kind that is nearest to the middle; where none is in sight, the first of them. */
  fishOf(kind: Kind, atMs: number): number {
    const near = this.look(atMs)
      .filter(one => one.kind === kind)
      .map(({ fish, x, y }) => ({ fish, far: Math.hypot(x - this.width / 2, y - this.height / 2) }))
      .sort((one, other) => one.far - other.far)
    return near[0]?.fish ?? this.school.indexOf(kind)
  }

  /** Forgets what has been seen to its end. */
  settle(nowMs: number): void {
    this.splashes = this.splashes.filter(({ landed }) => !landed || nowMs < landed.atMs + splashMs)
  }

  private shoot({ id, fish, seat, atMs }: Extract<Happening, { is: 'shoot' }>): void {
    this.settle(atMs)
    const target = this.look(atMs).find(one => one.fish === fish)
    const later = this.isStill ? target : this.look(atMs + flightMs).find(one => one.fish === fish)
    const { x, y } = later ?? target ?? { x: this.width / 2, y: this.height * 0.4 }
    const isOwn = seat === this.seat
    if (isOwn) this.aim = { x, y }
    const from = this.muzzle(seat)
    const shot = { id, fish, kind: this.school[fish], from, to: { x, y }, isOwn, begunAtMs: atMs, landed: undefined }
    this.splashes = [...this.splashes, shot]
  }

  private land({ id, pay, atMs }: Extract<Happening, { is: 'land' }>): void {
    const splash = this.splashes.find(one => one.id === id)
    if (!splash) return
    const seenAtMs = this.isStill ? atMs : Math.max(atMs, splash.begunAtMs + flightMs)
    splash.landed = { pay, atMs: seenAtMs }
    const lap = this.look(atMs).find(({ fish }) => fish === splash.fish)?.swimmer.lap
    if (pay > 0 && lap !== undefined) this.gone.set(splash.fish, { lap, sinceMs: seenAtMs })
  }

  /** Where nothing may move, the school is another one only so often. */
  private schoolMs(atMs: number): number {
    const schoolMs = atMs + this.aheadMs
    return this.isStill ? Math.floor(schoolMs / stillMs) * stillMs : schoolMs
  }
}

/** How long a school stands still where nothing may move. */
export const stillMs = 4000
