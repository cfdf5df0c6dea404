import type { DocumentKind } from '../documents.ts'
import { kinds } from './kinds.ts'
import { bare, editsWithin, type Row } from './words.ts'

export interface KindGuess {
  readonly kind: DocumentKind | null
  /** How much of what is printed on it was found, in letters. */
  readonly score: number
}

/** Which document the words belong to: the one whose own phrases were found, as far as a reader's slips allow. */
export function detectKind(rows: readonly Row[]): KindGuess {
  const texts = rows.map(row => bare(row.map(({ text }) => text).join('')))
  let best: KindGuess = { kind: null, score: 0 }
  for (const [kind, { phrases }] of Object.entries(kinds) as [DocumentKind, (typeof kinds)[DocumentKind]][]) {
    const score = phrases.map(bare).reduce((sum, phrase) => sum + found(phrase, texts), 0)
    if (score > best.score) best = { kind, score }
  }
  return best.score >= 7 ? best : { kind: null, score: best.score }
}

function found(phrase: string, texts: readonly string[]): number {
  const least = Math.min(...texts.map(text => editsWithin(phrase, text)), phrase.length)
  return least <= phrase.length * 0.2 ? phrase.length - least : 0
}
