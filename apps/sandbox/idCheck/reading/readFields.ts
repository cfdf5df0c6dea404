import type { DocumentKind } from '../documents.ts'
import type { FieldName } from './cardReading.ts'
import { findValues, type Value } from './findValues.ts'
import { type Kind, kinds } from './kinds.ts'
import { fitNumber, readAddress, readDate, readName, readSex, splitName } from './shapes.ts'
import type { Row, Word } from './words.ts'

export type Fields = Partial<Record<FieldName, string>>
export type Confidence = Partial<Record<FieldName, number>>

export interface ReadFields {
  readonly fields: Fields
  readonly confidence: Confidence
  /** Where a field stands that could not be read well: worth a second look from near. */
  readonly doubtful: readonly Value[]
}

/** Takes out of the words what stands on this kind of document. */
export function readFields(rows: readonly Row[], kind: DocumentKind): ReadFields {
  const fields: Fields = {}
  const confidence: Confidence = {}
  const doubtful: Value[] = []
  for (const value of findValues(rows, kinds[kind])) {
    const read = readValue(value.field, value.words.map(({ text }) => text).join(' '), kinds[kind])
    const sure = meanOf(value.words)
    if (Object.keys(read).length === 0 || sure < 0.72) doubtful.push(value)
    for (const [field, text] of Object.entries(read) as [FieldName, string][]) {
      if ((confidence[field] ?? 0) >= sure) continue
      fields[field] = text
      confidence[field] = sure
    }
  }
  const number = findNumber(rows, kinds[kind])
  if (number && !(fields.idNumber && (confidence.idNumber ?? 0) > number.sure)) {
    fields.idNumber = number.text
    confidence.idNumber = number.sure
  }
  return { fields, confidence, doubtful }
}

/** A value in the shape of its field; nothing when it has another. */
export function readValue(field: Value['field'], text: string, { number }: Pick<Kind, 'number'>): Fields {
  if (field === 'fullName') return { ...splitName(text) }
  const read = readOne(field, text, number)
  return read === undefined ? {} : { [field]: read }
}

function readOne(field: FieldName, text: string, shape: string): string | undefined {
  switch (field) {
    case 'birthday':
    case 'expiryDate':
      return readDate(text)
    case 'idNumber':
      return fitNumber(text, shape)?.number
    case 'sex':
      return readSex(text)
    case 'address':
      return readAddress(text)
    case 'nationality':
      return /^(PH|FIL)/i.test(text.trim()) ? 'PHL' : readName(text)
    case 'firstName':
    case 'middleName':
    case 'lastName':
      return readName(text)
  }
}

/** The number wherever it stands: few other things on a card have its shape, hyphens and all. */
function findNumber(
  rows: readonly Row[],
  { number: shape }: Kind,
): { readonly text: string; readonly sure: number } | undefined {
  const marks = shape.replace(/[A9]/g, '')
  const candidates = rows.flatMap(row =>
    row.flatMap((_, start) =>
      [1, 2, 3].flatMap(count => {
        const words = row.slice(start, start + count)
        const text = words
          .map(word => word.text)
          .join(' ')
          .replace(/^(CRN|TIN|PRN)[^A-Z0-9]*/i, '')
        const fitted = words.length === count ? fitNumber(text, shape) : undefined
        if (!fitted) return []
        // Without its hyphens a row of digits could be anything: a date, a phone number.
        const hasMarks = Array.from(marks).every(mark => text.includes(mark))
        return [{ text: fitted.number, sure: meanOf(words) - fitted.mended * 0.1 - (hasMarks ? 0 : 0.25) }]
      }),
    ),
  )
  return candidates.toSorted((a, b) => b.sure - a.sure)[0]
}

function meanOf(words: readonly Word[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const sum = words.reduce((before, { text, confidence }) => before + text.length * confidence, 0)
  return Math.round((1000 * sum) / Math.max(1, letters)) / 1000
}
