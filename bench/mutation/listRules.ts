import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { listFiles } from '../../tools/listFiles.ts'
import { testKind } from '../../tools/testKind.ts'

export interface RulesFile {
  readonly path: string
  /** The unit tests beside it, and those that import it. */
  readonly tests: readonly string[]
}

/** Whose rules decide about money, or about who may play. */
const nouns = ['deposit', 'exclusion', 'gate', 'limit', 'promotion', 'reward', 'ring', 'wallet', 'withdrawal']

/** The rules of money below a path, with their tests; and those that have no unit test. */
export function listRules(below: string): {
  readonly tested: readonly RulesFile[]
  readonly untested: readonly string[]
} {
  const files = listFiles(process.cwd())
  const unitTests = files.filter(path => testKind(path) === 'unit')
  const all = files
    .filter(path => path.endsWith('.rules.ts') && path.startsWith(below))
    .filter(path => nouns.some(noun => path.startsWith(`apps/server/features/${noun}/`)))
    .map(path => ({ path, tests: unitTests.filter(test => isAbout(test, path)) }))
  return {
    tested: all.filter(({ tests }) => tests.length > 0),
    untested: all.filter(({ tests }) => tests.length === 0).map(({ path }) => path),
  }
}

function isAbout(test: string, path: string): boolean {
  if (test === path.replace(/\.ts$/, '.test.ts')) return true
  const isNear = test.startsWith(`${dirname(path)}/`) || path.startsWith(`${dirname(test)}/`)
  // A test that takes its types alone runs none of it.
  const takes = new RegExp(`import \\{[^}]*\\} from '[^']*/${basename(path).replaceAll('.', '\\.')}'`)
  return isNear && takes.test(readFileSync(test, 'utf8'))
}
