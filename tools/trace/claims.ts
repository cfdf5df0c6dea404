import type { TestRecord } from '../results.ts'

export interface Claims {
  /** The requirement ids that a title names, each spelled out. */
  readonly ids: readonly string[]
  /** What stands in brackets and looks like ids, and is not a plain list of them: a range, say. */
  readonly malformed: readonly string[]
}

const id = /^[A-Z]+-\d+$/
const looksLikeId = /\b[A-Z]{2,}-\d/

/** Reads `[GAME-44, GAME-45]` out of a title. */
export function claimsOf({ title }: Pick<TestRecord, 'title'>): Claims {
  const groups = [...title.matchAll(/\[([^\]]*)\]/g)].map(([, inner = '']) => inner)
  const sound = groups.filter(text => partsOf(text).every(part => id.test(part)))
  const malformed = groups.filter(text => looksLikeId.test(text) && !sound.includes(text))
  return { ids: sound.flatMap(partsOf), malformed }
}

function partsOf(text: string): string[] {
  return text.split(',').map(part => part.trim())
}
