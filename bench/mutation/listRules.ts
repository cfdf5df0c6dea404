import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../../tools/listFiles.ts'
import { testKind } from '../../tools/testKind.ts'

export interface RulesFile {
  readonly path: string
  /** The feature or dialect whose rules they are. */
  readonly noun: string
  /** The unit tests beside it, and those that import it. */
  readonly tests: readonly string[]
}

/** Whose rules decide about money, or about who may play. */
const nouns = ['deposit', 'exclusion', 'gate', 'limit', 'promotion', 'reward', 'ring', 'wallet', 'withdrawal']

/** The rules of money and the state tables below a path, with their tests; and those that have no unit test. */
export function listRules(below: string): {
  readonly tested: readonly RulesFile[]
  readonly untested: readonly string[]
} {
  const files = listFiles(process.cwd())
  const imports = files.filter(path => testKind(path) === 'unit').map(test => ({ test, paths: importsOf(test) }))
  const all = files
    .filter(path => path.startsWith(below) && isJudged(path))
    .map(path => ({ path, noun: nounOf(path), tests: testsOf(path, imports) }))
  return {
    tested: all.filter(({ tests }) => tests.length > 0),
    untested: all.filter(({ tests }) => tests.length === 0).map(({ path }) => path),
  }
}

/** The test beside it is asked first: it is the one most likely to notice. */
function testsOf(path: string, imports: readonly TestImports[]): readonly string[] {
  const tests = imports.filter(one => isAbout(one, path)).map(({ test }) => test)
  const own = tests.filter(test => isBeside(test, path))
  return [...own, ...tests.filter(test => !isBeside(test, path))]
}

function isBeside(test: string, path: string): boolean {
  return test === path.replace(/\.ts$/, '.test.ts')
}

function isJudged(path: string): boolean {
  if (path.endsWith('.rules.ts')) {
    return (
      nouns.some(noun => path.startsWith(`apps/server/features/${noun}/`)) ||
      readFileSync(path, 'utf8').includes('declareTransitions')
    )
  }
  return isOfDialect(path) && !touchesWorld.test(readFileSync(path, 'utf8'))
}

function isOfDialect(path: string): boolean {
  const isCode = path.endsWith('.ts') && testKind(path) === undefined && !/(?:ForTest|\/index)\.ts$/.test(path)
  return isCode && (path.startsWith('apps/server/dialects/') || path.startsWith('packages/rpp/'))
}

/** What a dialect reads and writes by network and database is tried over HTTP: its rules are all else. */
const touchesWorld = /\b(?:DialectDeps|FastifyInstance|Database|MemberTx|RefTx|signedExchange)\b/

function nounOf(path: string): string {
  const [, , folder = '', noun = ''] = path.split('/')
  if (path.startsWith('packages/')) return 'rpp'
  // Neither the ledger nor the rest of the wallet makes up for what the other lacks.
  if (path.startsWith('apps/server/features/wallet/ledger/')) return 'ledger'
  return noun.endsWith('.ts') ? folder : noun
}

interface TestImports {
  readonly test: string
  readonly paths: ReadonlySet<string>
}

function isAbout({ test, paths }: TestImports, path: string): boolean {
  if (isBeside(test, path)) return true
  const isNear = test.startsWith(`${dirname(path)}/`) || path.startsWith(`${dirname(test)}/`)
  // A package is tried by what it exports.
  return isNear && (paths.has(path) || (path.startsWith('packages/') && paths.has(join(dirname(path), 'index.ts'))))
}

/** What a test takes from beside it. A test that takes types alone runs none of it. */
function importsOf(test: string): ReadonlySet<string> {
  const taken = readFileSync(test, 'utf8').matchAll(/import \{[^}]*\} from '(\.[^']*)'/g)
  return new Set([...taken].map(([, path = '']) => join(dirname(test), path)))
}
