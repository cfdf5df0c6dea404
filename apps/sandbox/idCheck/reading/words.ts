/** A word as it was read, and where it stands. */
export interface Word {
  readonly text: string
  /** 0 to 1. */
  readonly confidence: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Words side by side, from left to right. */
export type Row = readonly Word[]

/** Puts words into rows by the height they stand at, from the top down. */
export function rowsOf(words: readonly Word[]): Row[] {
  const rows: Word[][] = []
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.findLast(other => other.some(near => isLevel(near, word)))
    if (row) row.push(word)
    else rows.push([word])
  }
  return rows.map(row => row.toSorted((a, b) => a.left - b.left))
}

export function middle({ top, bottom }: Word): number {
  return (top + bottom) / 2
}

function isLevel(a: Word, b: Word): boolean {
  const height = Math.min(a.bottom - a.top, b.bottom - b.top)
  return Math.abs(middle(a) - middle(b)) < Math.max(5, height * 0.45)
}

/** Letters and digits alone, in capitals: what is compared. */
export function bare(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

/** How many letters have to be changed, added or left out for the phrase to stand somewhere in the text. */
export function editsWithin(phrase: string, text: string): number {
  let row = Array.from({ length: text.length + 1 }, () => 0)
  for (let at = 1; at <= phrase.length; at++) {
    const next = [at]
    for (let over = 1; over <= text.length; over++) {
      const same = phrase[at - 1] === text[over - 1] ? 0 : 1
      const [slanted = 0, above = 0, before = 0] = [row[over - 1], row[over], next[over - 1]]
      next.push(Math.min(slanted + same, above + 1, before + 1))
    }
    row = next
  }
  return Math.min(...row)
}

/** How many letters have to be changed, added or left out to make one text of the other. */
export function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let at = 1; at <= a.length; at++) {
    const next = [at]
    for (let over = 1; over <= b.length; over++) {
      const same = a[at - 1] === b[over - 1] ? 0 : 1
      const [slanted = 0, above = 0, before = 0] = [row[over - 1], row[over], next[over - 1]]
      next.push(Math.min(slanted + same, above + 1, before + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
