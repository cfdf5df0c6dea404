import type { FieldName } from './cardReading.ts'
import type { Kind } from './kinds.ts'
import { bare, edits, middle, type Row, type Word } from './words.ts'

export interface Value {
  readonly field: FieldName | 'fullName'
  readonly words: readonly Word[]
  /** Where it stands, for whoever wants to look again. */
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
}

interface FoundLabel {
  readonly field: FieldName | 'fullName' | undefined
  readonly row: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly count: number
}

/** Takes the words that stand below each label, up to where the next label's column begins. There may be none. */
export function findValues(rows: readonly Row[], { labels }: Pick<Kind, 'labels'>): Value[] {
  const found = rows.flatMap((row, at) => labelsIn(row, at, labels))
  return found.flatMap(label => {
    const { field } = label
    if (!field) return []
    const height = label.bottom - label.top
    const next = found
      .filter(other => other.row === label.row && other.left > label.left)
      .toSorted((a, b) => a.left - b.left)[0]
    const limit = next ? next.left - height : Number.POSITIVE_INFINITY
    const below = rows.findIndex((row, at) => at > label.row && row.some(word => isUnder(word, label, limit)))
    const words = (rows[below] ?? []).filter(word => isUnder(word, label, limit))
    if (words.length === 0) return [{ field, words, box: boxBelow(label, limit) }]
    const kept = unbroken(words, height)
    const box = {
      left: label.left - height * 0.5,
      right: Math.max(...kept.map(({ right }) => right)) + height,
      top: Math.min(...kept.map(({ top }) => top)) - height * 0.3,
      bottom: Math.max(...kept.map(({ bottom }) => bottom)) + height * 0.3,
    }
    return [{ field, words: kept, box }]
  })
}

/** Where a value ought to stand that was not seen at all: a single letter is easily passed over. */
function boxBelow({ field, left, top, bottom }: FoundLabel, limit: number): Value['box'] {
  const height = bottom - top
  const right = Math.min(limit, left + height * (field === 'sex' ? 4 : 22))
  return { left: left - height * 0.5, right, top: bottom + height * 0.4, bottom: bottom + height * 3.1 }
}

function isUnder(word: Word, label: FoundLabel, limit: number): boolean {
  const height = label.bottom - label.top
  const drop = middle(word) - label.bottom
  return drop > 0 && drop < height * 3.4 && word.left > label.left - height * 1.3 && word.left < limit
}

/** The words up to the first wide gap: what lies beyond is another column, or the edge of the card. */
function unbroken(words: readonly Word[], height: number): readonly Word[] {
  const end = words.findIndex((word, at) => at > 0 && word.left - (words[at - 1] as Word).right > height * 3.5)
  return end < 0 ? words : words.slice(0, end)
}

function labelsIn(row: Row, at: number, labels: Kind['labels']): FoundLabel[] {
  const candidates = labels.flatMap(({ words, field }) => {
    const [wanted, count] = [bare(words), words.split(' ').length]
    return row.flatMap((_, start) =>
      [count, count + 1, count - 1].flatMap(length => {
        const part = row.slice(start, start + length)
        if (length < 1 || part.length < length) return []
        const off = edits(wanted, bare(part.map(({ text }) => text).join('')))
        return off <= allowed(wanted) ? [{ part, start, off, wanted, field }] : []
      }),
    )
  })
  const taken = new Set<number>()
  return candidates
    .toSorted((a, b) => b.wanted.length - b.off * 3 - (a.wanted.length - a.off * 3))
    .flatMap(({ part, start, field }) => {
      const places = part.map((_, index) => start + index)
      if (places.some(place => taken.has(place))) return []
      for (const place of places) taken.add(place)
      const [first, last] = [part[0] as Word, part.at(-1) as Word]
      const [top, bottom] = [Math.min(...part.map(word => word.top)), Math.max(...part.map(word => word.bottom))]
      return [{ field, row: at, left: first.left, right: last.right, top, bottom, count: part.length }]
    })
}

/** A short label has to be read exactly; of a long one every fifth letter may be wrong. */
function allowed(wanted: string): number {
  return wanted.length <= 4 ? 0 : Math.max(1, Math.floor(wanted.length / 5))
}
