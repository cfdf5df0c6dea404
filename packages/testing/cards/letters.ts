import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Face = 'cardSans' | 'cardSansBold' | 'cardMono' | 'cardSerif'

interface Writing {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly face?: Face
  readonly fill?: string
  /** How far the letters stand apart, as a share of what the face wants. */
  readonly spread?: number
}

type Outlines = Readonly<Record<string, readonly [advance: number, outline: string]>>

const faces = new Map<Face, Outlines>()

/** The outlines of a face, a thousand units to the square. Drawn as shapes they look the same on every machine. */
function outlinesOf(face: Face): Outlines {
  const known = faces.get(face)
  if (known) return known
  const read = JSON.parse(readFileSync(join(import.meta.dirname, `letters/${face}.json`), 'utf8')) as Outlines
  faces.set(face, read)
  return read
}

/** A line of text as shapes of an SVG. */
export function write({ text, x, y, size, face = 'cardSans', fill = '#1b1b1b', spread = 1 }: Writing): string {
  const outlines = outlinesOf(face)
  let at = 0
  const shapes = Array.from(text).map(letter => {
    const [advance, outline] = outlines[letter] ?? outlines['?'] ?? [0, '']
    const shape = outline === '' ? '' : `<path transform="translate(${at} 0)" d="${outline}"/>`
    at += advance * spread
    return shape
  })
  return `<g transform="translate(${x} ${y}) scale(${size / 1000})" fill="${fill}">${shapes.join('')}</g>`
}
