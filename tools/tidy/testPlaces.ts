import { testKind } from '../testKind.ts'
import type { Finding, RepositoryFile } from './rule.ts'

/** A test in a place where nothing looks for it never runs, and nobody misses it. */
export function testPlaces(files: readonly RepositoryFile[]): Finding[] {
  return files.flatMap(({ path }) => {
    if (/\.spec\.\w+$/.test(path)) return [{ path, message: 'is not run: a test is named *.test.ts' }]
    if (!/\.test\.\w+$/.test(path) || testKind(path)) return []
    return [{ path, message: 'is not run from here: *.ui.test.ts stand in e2e, all others beside what they test' }]
  })
}
