import type { DocumentKind } from '../documents.ts'
import type { FieldName } from './cardReading.ts'
import type { Value } from './findValues.ts'
import { kinds } from './kinds.ts'
import type { Plane } from './plane.ts'
import { shadeAt } from './shadeAt.ts'
import { type Confidence, type Fields, type ReadFields, readValue } from './readFields.ts'
import type { Recognizer } from './recognizers.ts'

/** Letters this high are read best. */
const wantedHeight = 44
const mostLooks = 4

interface Look {
  readonly plane: Plane
  readonly kind: DocumentKind
  readonly first: ReadFields
}

/** Looks from near at what could not be read well, a line at a time, and keeps whatever is surer. */
export async function lookAgain(
  recognizer: Recognizer,
  { plane, kind, first }: Look,
): Promise<{ fields: Fields; confidence: Confidence }> {
  const fields: Fields = { ...first.fields }
  const confidence: Confidence = { ...first.confidence }
  for (const value of first.doubtful.slice(0, mostLooks)) {
    const words = await recognizer.see(near(plane, value.box), { layout: 'line', signs: signsOf(value.field) })
    const sure = words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, words.length)
    const read = readValue(value.field, words.map(({ text }) => text).join(' '), kinds[kind])
    for (const [field, text] of Object.entries(read) as [FieldName, string][]) {
      if ((confidence[field] ?? 0) >= sure) continue
      fields[field] = text
      confidence[field] = sure
    }
  }
  return { fields, confidence }
}

function signsOf(field: Value['field']): string {
  if (field === 'sex') return 'MFALE'
  if (field === 'idNumber') return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-'
  return ''
}

function near(plane: Plane, { left, top, right, bottom }: Value['box']): Plane {
  const [x, y] = [Math.max(0, left), Math.max(0, top)]
  const [across, down] = [Math.min(plane.width, right) - x, Math.min(plane.height, bottom) - y]
  const scale = Math.max(1, wantedHeight / Math.max(8, down * 0.6))
  const [width, height] = [Math.max(8, Math.round(across * scale)), Math.max(8, Math.round(down * scale))]
  const data = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      data[row * width + column] = shadeAt(plane, x + (column + 0.5) / scale, y + (row + 0.5) / scale)
    }
  }
  return { data, width, height }
}
