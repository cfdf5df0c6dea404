/** The first and the last id that begin alike: what lies between them is found by the index of the ids. */
export interface IdRange {
  readonly first: string
  readonly last: string
}

/** All ids that begin with these figures: up to 32, small and without dashes. */
export function idsBeginning(figures: string): IdRange {
  return { first: uuidOf(figures.padEnd(32, '0')), last: uuidOf(figures.padEnd(32, 'f')) }
}

function uuidOf(figures: string): string {
  return figures.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** What a number stands for: whole, or its beginning as members read it aloud, 6FB9 2FA0. Nothing where these words are none. */
export function readReference(words: string): IdRange | null {
  const figures = words.replace(/[\s-]/g, '').toLowerCase()
  return /^[0-9a-f]{8}(?:[0-9a-f]{24})?$/.test(figures) ? idsBeginning(figures) : null
}
