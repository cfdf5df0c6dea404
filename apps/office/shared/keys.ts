/** The first of the two keys that lead to a page, one for each group of pages. A new group takes one that no act has. */
export type GroupKey = 'g' | 'm' | 'f' | 'h'

// biome-ignore format: a row of the keyboard each
export type Letter =
  | 'q' | 'w' | 'e' | 'r' | 't' | 'y' | 'u' | 'i' | 'o' | 'p'
  | 'a' | 's' | 'd' | 'f' | 'g' | 'h' | 'j' | 'k' | 'l'
  | 'z' | 'x' | 'c' | 'v' | 'b' | 'n' | 'm'

export type PageKeys = `${GroupKey} ${Letter}`

/** A key that acts by itself. A letter with which the keys of pages begin would never be heard as their beginning. */
export type ActKey = Exclude<Letter, GroupKey> | `${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | '/' | '?' | 'Enter'
