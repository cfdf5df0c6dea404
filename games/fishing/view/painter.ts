import type { Kind, Title } from '../shape.ts'
import { drawCannons } from './cannons.ts'
import { drawSplash } from './drawSplash.ts'
import { drawSprite, loadPictures, type Pictures, type Sprite } from './sprites.ts'
import type { Happening, Water } from './water.ts'

/** Draws the water as it is at a moment. It runs beside the page where a browser lets it, and else in it. */
export class Painter {
  private readonly canvas: HTMLCanvasElement | OffscreenCanvas
  private readonly title: Title
  private readonly water: Water
  private readonly isStill: boolean
  private pictures: Pictures = new Map()
  private sprites: ReadonlyMap<Kind, Sprite> = new Map()

  constructor(canvas: HTMLCanvasElement | OffscreenCanvas, { title, water, isStill }: Painting) {
    this.canvas = canvas
    this.title = title
    this.water = water
    this.isStill = isStill
  }

  async load(): Promise<void> {
    this.pictures = await loadPictures(this.title)
    this.prepare()
  }

  hear(news: Happening): void {
    this.water.hear(news)
    if (news.is !== 'size') return
    this.canvas.width = news.width
    this.canvas.height = news.height
    this.prepare()
  }

  draw(nowMs: number): void {
    const { water, canvas } = this
    const on = canvas.getContext('2d')
    if (!on || this.sprites.size === 0) return
    water.settle(nowMs)
    on.clearRect(0, 0, canvas.width, canvas.height)
    for (const { kind, swimmer, x, y } of water.look(nowMs)) {
      const sprite = this.sprites.get(kind)
      const pictures = sprite && (swimmer.isRight ? sprite.right : sprite.left)
      const picture = pictures?.[this.isStill ? 0 : Math.floor(swimmer.stroke * pictures.length)]
      // Whole points: what lies on them is laid down as it is.
      if (sprite && picture) on.drawImage(picture, Math.round(x - sprite.width / 2), Math.round(y - sprite.reach / 2))
    }
    for (const splash of water.splashes) {
      const sprite = splash.kind && this.sprites.get(splash.kind)
      drawSplash(on, splash, { nowMs, unit: water.unit(), sprite, isStill: this.isStill })
    }
    const places = water.seats.map(seat => ({ at: water.muzzle(seat), isOwn: seat === water.seat }))
    drawCannons(on, places, { size: Math.max(9 * water.points, 2.2 * water.unit()), aim: water.aim })
  }

  private prepare(): void {
    const { pictures, title, water } = this
    if (water.width < 1 || pictures.size === 0) return
    const look = { unit: water.unit(), points: water.points }
    this.sprites = new Map(title.kinds.map(kind => [kind, drawSprite(kind, pictures.get(kind.art), look)]))
  }
}

interface Painting {
  readonly title: Title
  readonly water: Water
  readonly isStill: boolean
}
