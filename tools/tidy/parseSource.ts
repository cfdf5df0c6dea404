import { type ParseResult, parseSync } from 'vite'
import type { RepositoryFile } from './rule.ts'

export interface ParsedFile {
  readonly program: ParseResult['program']
  /** The text with every comment blanked out; lines and offsets stay where they were. */
  readonly code: string
  readonly lineAt: (offset: number) => number
}

const known = new WeakMap<RepositoryFile, ParsedFile>()

/** Parses a source file once, however many rules ask. */
export function parseSource(file: RepositoryFile): ParsedFile {
  const before = known.get(file)
  if (before) return before
  const { program, comments, errors } = parseSync(file.path, file.text)
  const [error] = errors
  if (error) throw new Error(`${file.path} cannot be parsed: ${error.message}`)
  let code = file.text
  for (const { start, end } of comments) {
    code = code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end)
  }
  const starts = [...file.text.matchAll(/\n/g)].map(match => match.index + 1)
  const parsed = { program, code, lineAt: (offset: number) => lineAt(starts, offset) }
  known.set(file, parsed)
  return parsed
}

function lineAt(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low + 1
}
