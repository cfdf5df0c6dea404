import type { Face } from './face/readFace.ts'
import { hex } from './pdfFace.ts'

export type Weight = 'regular' | 'bold'

export interface Letters {
  readonly text: string
  readonly weight: Weight
  readonly size: number
  /** From the left, or up to here where it stands at the right. */
  readonly x: number
  readonly isRight?: boolean
}

export type Faces = Readonly<Record<Weight, Face>>

const questionMark = 63

function glyphsOf({ glyphs }: Face, text: string): readonly number[] {
  return Array.from(text, letter => glyphs.get(letter.codePointAt(0) ?? 0) ?? glyphs.get(questionMark) ?? 0)
}

export function widthOf(faces: Faces, { text, weight, size }: Pick<Letters, 'text' | 'weight' | 'size'>): number {
  const { widths } = faces[weight]
  // What a face leaves out at the end of its list is as wide as the last one that it names.
  const wide = glyphsOf(faces[weight], text).reduce((sum, glyph) => sum + (widths[glyph] ?? widths.at(-1) ?? 0), 0)
  return (wide * size) / 1000
}

/** Letters as a page draws them, from the foot of the page up. */
export function drawLetters(faces: Faces, letters: Letters, up: number): string {
  const x = letters.isRight ? letters.x - widthOf(faces, letters) : letters.x
  const text = glyphsOf(faces[letters.weight], letters.text).map(hex).join('')
  const font = letters.weight === 'bold' ? 'B' : 'R'
  return `BT /${font} ${letters.size} Tf ${x.toFixed(2)} ${up.toFixed(2)} Td <${text}> Tj ET`
}
