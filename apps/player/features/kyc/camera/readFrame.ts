import type { Pixels } from './judgePicture.ts'

interface Cut {
  readonly width: number
  readonly height: number
  /** The share of the picture around its middle that is looked at; all of it unless given. */
  readonly middle?: number
}

/** Draws a picture or a frame small, and gives its pixels; null where the browser has no canvas to spare. */
export function readFrame(source: CanvasImageSource, size: readonly [number, number], cut: Cut): Pixels | null {
  const context = contextOf(cut)
  if (!context) return null
  const [width, height] = size
  const { middle = 1 } = cut
  const [shownWidth, shownHeight] = [width * middle, height * middle]
  const [left, top] = [(width - shownWidth) / 2, (height - shownHeight) / 2]
  context.drawImage(source, left, top, shownWidth, shownHeight, 0, 0, cut.width, cut.height)
  return context.getImageData(0, 0, cut.width, cut.height)
}

const contexts = new Map<string, CanvasRenderingContext2D | null>()

/** One canvas for each size: a new one for every frame would leave a phone out of memory. */
function contextOf({ width, height }: Cut): CanvasRenderingContext2D | null {
  const name = `${width} ${height}`
  const known = contexts.get(name)
  if (known) return known
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const made = canvas.getContext('2d', { willReadFrequently: true })
  contexts.set(name, made)
  return made
}
