import type { Kind, Title } from '../shape.ts'

/** How many pictures one stroke of a tail has. */
const strokes = 8
const strips = 20

type Canvas = HTMLCanvasElement | OffscreenCanvas
type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** A fish as it is drawn: pictures of its stroke to the right and to the left, ready in the size that they are seen in. */
export interface Sprite {
  readonly right: readonly Canvas[]
  readonly left: readonly Canvas[]
  /** In points of the screen. */
  readonly width: number
  /** How high the fish is, without its worth below. */
  readonly reach: number
}

/** The pictures of a title, by what its kinds name them. A fish whose picture does not come is seen by its worth alone. */
export type Pictures = ReadonlyMap<string, ImageBitmap | undefined>

export async function loadPictures({ kinds }: Title): Promise<Pictures> {
  const all = kinds.map(async ({ art }) => [art, await loadPicture(art).catch(() => undefined)] as const)
  return new Map(await Promise.all(all))
}

async function loadPicture(art: string): Promise<ImageBitmap> {
  return createImageBitmap(await (await fetch(pictureOf(art))).blob())
}

export function pictureOf(art: string): string {
  return `/view/fish-${art}.webp`
}

interface Look {
  /** How many points a hundredth of the width of a phone's water is. */
  readonly unit: number
  /** How many points of the screen one of the page is. */
  readonly points: number
}

/** Draws a kind once in every picture that it will be seen in: each frame then only lays them down. */
export function drawSprite(kind: Kind, image: ImageBitmap | undefined, { unit, points }: Look): Sprite {
  const reach = Math.round(kind.size * unit)
  const label = Math.round(Math.max(17 * points, 3.4 * unit))
  const text = worthOf(kind)
  const width = Math.max(reach, Math.round(label * 0.5 * text.length))
  const draw = (isRight: boolean) =>
    Array.from({ length: strokes }, (_, stroke) => {
      const canvas = newCanvas(width, reach + label)
      const on = canvas.getContext('2d')
      if (!on) return canvas
      if (image) bend(on, { image, width, reach, part: stroke / strokes, isRight })
      write(on, { text, x: width / 2, y: reach + label / 2 - 2 * points, size: label })
      return canvas
    })
  return { right: draw(true), left: draw(false), width, reach }
}

function newCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

/** What a kind is worth, in times of a shot: of one that is drawn, the least. */
export function worthOf({ prizes }: Kind): string {
  return `×${Math.min(...prizes.map(({ pay }) => pay))}${prizes.length > 1 ? '+' : ''}`
}

/** The same in full: of one that is drawn, from the least to the best. */
export function wholeWorthOf({ prizes }: Kind): string {
  const pays = prizes.map(({ pay }) => pay)
  const [least, best] = [Math.min(...pays), Math.max(...pays)]
  return least === best ? `×${best}` : `×${least}–${best}`
}

interface Bending {
  readonly image: ImageBitmap
  readonly width: number
  readonly reach: number
  readonly part: number
  readonly isRight: boolean
}

/** A wave runs through the fish from head to tail: strip by strip it is a little higher or lower. */
function bend(on: Brush, { image, width, reach, part, isRight }: Bending): void {
  const [from, to] = [image.width / strips, reach / strips]
  on.save()
  if (isRight) {
    on.translate(width, 0)
    on.scale(-1, 1)
  }
  const left = (width - reach) / 2
  // The pictures look to the left.
  for (let strip = 0; strip < strips; strip++) {
    const far = strip / (strips - 1)
    const rise = reach * 0.05 * far * far * Math.sin(2 * Math.PI * (far * 0.7 - part))
    on.drawImage(image, strip * from, 0, from, image.height, left + strip * to, rise, to + 0.6, reach)
  }
  on.restore()
}

interface Writing {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour?: string
}

/** Words on the water, with an edge that keeps them readable over whatever swims behind. */
export function write(on: Brush, { text, x, y, size, colour = '#fff6df' }: Writing): void {
  on.font = `700 ${Math.round(size * 0.74)}px 'Bricolage Grotesque', system-ui, sans-serif`
  on.textAlign = 'center'
  on.textBaseline = 'middle'
  on.lineJoin = 'round'
  on.lineWidth = size * 0.2
  on.strokeStyle = 'rgb(3 20 40 / 0.85)'
  on.strokeText(text, x, y)
  on.fillStyle = colour
  on.fillText(text, x, y)
}
