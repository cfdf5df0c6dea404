/** How many slips of the finger are forgiven in a word of so many letters. */
export function slipsForgiven(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** Which letters are in a word, one bit for each; digits share a few. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32)
  return letters
}

/** How many letters of one are not in the other: each takes a slip at least. */
export function lettersMissing(one: number, other: number): number {
  let rest = one & ~other
  let count = 0
  for (; rest !== 0; count++) rest &= rest - 1
  return count
}

export interface Slips {
  /** Between the two words. */
  readonly whole: number
  /** Between the first and the beginning of the second that is nearest to it. */
  readonly beginning: number
}

/** Names are shorter than this: what is longer is compared by its beginning. */
const mostLetters = 120
const rows = [0, 1, 2].map(() => new Uint8Array(mostLetters + 1))

/**
 * How many slips lie between two words: a letter left out, put in, changed, or two that changed places. Above the most
 * that are asked for, some number above it is answered. It is asked for thousands of words a search, so its rows are
 * made once.
 */
export function slipsBetween(typed: string, word: string, most: number): Slips {
  const height = Math.min(typed.length, mostLetters)
  const width = Math.min(word.length, height + most, mostLetters)
  let [before, last, now] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let at = 0; at <= width; at++) last[at] = at
  for (let row = 1; row <= height; row++) {
    const least = fillRow({ before, last, now }, { typed, word, row, width })
    if (least > most) return { whole: most + 1, beginning: most + 1 }
    ;[before, last, now] = [last, now, before]
  }
  let beginning = most + 1
  for (let at = 0; at <= width; at++) beginning = Math.min(beginning, last[at] ?? 0)
  return { whole: width < word.length ? most + 1 : (last[width] ?? 0), beginning }
}

interface Rows {
  readonly before: Uint8Array
  readonly last: Uint8Array
  readonly now: Uint8Array
}

interface WordComparison {
  readonly typed: string
  readonly word: string
  readonly row: number
  readonly width: number
}

/** Fills one row of the table of slips, and gives the least of it. */
function fillRow({ before, last, now }: Rows, { typed, word, row, width }: WordComparison): number {
  const letter = typed.charCodeAt(row - 1)
  const letterBefore = row > 1 ? typed.charCodeAt(row - 2) : -1
  now[0] = row
  let least = row
  for (let at = 1; at <= width; at++) {
    const other = word.charCodeAt(at - 1)
    let slips = (last[at - 1] ?? 0) + (letter === other ? 0 : 1)
    slips = Math.min(slips, (last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1)
    const isSwapped = at > 1 && letterBefore === other && letter === word.charCodeAt(at - 2)
    if (isSwapped) slips = Math.min(slips, (before[at - 2] ?? 0) + 1)
    now[at] = slips
    if (slips < least) least = slips
  }
  return least
}
