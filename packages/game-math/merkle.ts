import { toHex } from './fairDraws.ts'
import { sha256 } from './sha256.ts'

// A leaf is never taken for what two others come to.
const leafWord = 'leaf'
const nodeWord = 'node'
const noneWord = 'none'

function hashOf(...parts: readonly string[]): string {
  return toHex(sha256(new TextEncoder().encode(parts.join('\n'))))
}

/** The hash of one entry of a published list. */
export function leafOf(...parts: readonly string[]): string {
  return hashOf(leafWord, ...parts)
}

/** What stands beside an entry on the way to the root: on which side, and its hash. */
export interface ProofStep {
  readonly side: 'left' | 'right'
  readonly hash: string
}

/** One hash of a whole list, which any other list has not. The last one of an odd row goes up as it is. */
export function rootOf(leaves: readonly string[]): string {
  let row = leaves
  while (row.length > 1) row = rowAbove(row)
  return row[0] ?? hashOf(noneWord)
}

/** By which an entry is proven without the others. */
export function pathOf(leaves: readonly string[], index: number): readonly ProofStep[] {
  const path: ProofStep[] = []
  let [row, at] = [leaves, index]
  while (row.length > 1) {
    const hash = row[at ^ 1]
    if (hash !== undefined) path.push({ side: at % 2 === 0 ? 'right' : 'left', hash })
    ;[row, at] = [rowAbove(row), at >> 1]
  }
  return path
}

/** The root that an entry leads to by its path. */
export function climb(leaf: string, path: readonly ProofStep[]): string {
  return path.reduce((below, { side, hash }) => {
    return side === 'left' ? hashOf(nodeWord, hash, below) : hashOf(nodeWord, below, hash)
  }, leaf)
}

function rowAbove(row: readonly string[]): string[] {
  return Array.from({ length: Math.ceil(row.length / 2) }, (_, at) => {
    const [left = '', right] = row.slice(2 * at, 2 * at + 2)
    return right === undefined ? left : hashOf(nodeWord, left, right)
  })
}
