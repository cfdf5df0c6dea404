import { testKind } from '../testKind.ts'
import { type TestPart, testParts } from './parts.ts'

export interface Choice {
  readonly parts: readonly TestPart[]
  /** Only tests whose path begins with or holds one of these. Empty means all. */
  readonly paths: readonly string[]
}

/** Reads `npm test -- [part…] [path…]`. A path alone runs whatever kinds of tests it holds. */
export function chooseParts(words: readonly string[], files: readonly string[]): Choice {
  const named = testParts.filter(({ name }) => words.includes(name))
  const paths = words.filter(word => !testParts.some(({ name }) => name === word))
  if (paths.length === 0) return { parts: named.length > 0 ? named : testParts, paths }
  const kinds = new Set<string | undefined>(filesAt(files, paths).map(path => testKind(path)))
  const pool = named.length > 0 ? named : testParts
  return { parts: pool.filter(({ name }) => kinds.has(name)), paths }
}

/** Of a choice only these test files. */
export function narrowChoice({ parts, paths }: Choice, tests: readonly string[]): Choice {
  const within = paths.length === 0 ? tests : filesAt(tests, paths)
  const kinds = new Set<string | undefined>(within.map(path => testKind(path)))
  return { parts: parts.filter(({ name }) => kinds.has(name)), paths: within }
}

function filesAt(files: readonly string[], paths: readonly string[]): string[] {
  return files.filter(file => paths.some(path => file.includes(path.replace(/^\.\//, ''))))
}
