import sharp from 'sharp'
import { takeTurn } from '../standing/takeTurn.ts'
import { drawnText } from './drawnText.ts'

const lineHeight = 58
const quality = 86

/** Draws a text again and again across a picture, so that no part of it can be cut out without saying who saw it. */
export async function drawWatermark(picture: Buffer, text: string): Promise<Buffer> {
  return takeTurn(async () => {
    const { width, height } = await sharp(picture).metadata()
    const dot = Math.max(1, Math.round(Math.min(width, height) / 280))
    return sharp(picture)
      .composite([{ input: Buffer.from(tileOf(text, { dot, width, height })), tile: true, gravity: 'northwest' }])
      .jpeg({ quality })
      .toBuffer()
  })
}

/** Steep enough to cross lines of print, flat enough to be read. */
const degrees = -24

interface Tile {
  /** The side of one dot, in pixels. */
  readonly dot: number
  /** Of the picture, which no tile may outgrow. */
  readonly width: number
  readonly height: number
}

/**
 * One tile of the cloth: light dots with a dark edge, which stand out on bright and on dark pictures alike. What runs
 * over its edge comes in again at the other one, so that tiles meet without a seam.
 */
function tileOf(text: string, { dot, ...most }: Tile): string {
  const { path, width: letters } = drawnText(`${text}   `, dot)
  const slope = Math.tan((-degrees * Math.PI) / 180)
  const width = Math.ceil(letters * Math.cos((degrees * Math.PI) / 180))
  // The text climbs as far as a whole number of lines, so that it goes on where it left off.
  const lines = Math.max(1, Math.round((width * slope) / (lineHeight * dot)))
  const height = Math.ceil((width * slope) / lines)
  const copies = Array.from({ length: lines + 3 }, (_, line) => `<use href="#t" y="${(line - 1) * height}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.min(width, most.width)}" height="${Math.min(height, most.height)}"><defs><g id="t">
<path transform="rotate(${degrees})" d="${path}" fill="#fff" fill-opacity="0.5" stroke="#000" stroke-opacity="0.38" stroke-width="${dot * 0.8}"/></g></defs>${copies.join('')}</svg>`
}
