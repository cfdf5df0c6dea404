import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface TestRecord {
  /** `unit`, `api`, `ui`, `simulation`, or `check` for a part that is no test. */
  readonly kind: string
  readonly file: string
  readonly title: string
  readonly state: 'passed' | 'failed' | 'skipped'
  /** It failed beside others, and passed by itself. */
  readonly isUnsteady?: true
}

/** What the last whole run of one part found. */
export interface PartResult {
  readonly part: string
  readonly at: string
  readonly commit: string
  /** What stood in the work tree from the beginning of the run to its end, by `treeOf`. */
  readonly tree: string
  readonly tests: readonly TestRecord[]
}

export const resultsFolder = fileURLToPath(new URL('../.results', import.meta.url))

/** The results that were found on this very tree. */
export function resultsOn(tree: string, results: readonly PartResult[]): readonly PartResult[] {
  return tree === 'none' ? [] : results.filter(result => result.tree === tree)
}

export function saveResult(folder: string, part: string, { tree, tests }: Pick<PartResult, 'tree' | 'tests'>): void {
  const result: PartResult = { part, at: new Date().toISOString(), commit: currentCommit(), tree, tests }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${part}.json`), `${JSON.stringify(result, null, 1)}\n`)
}

export function removeResult(folder: string, part: string): void {
  rmSync(join(folder, `${part}.json`), { force: true })
}

export function readResult(folder: string, part: string): PartResult | undefined {
  const path = join(folder, `${part}.json`)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PartResult) : undefined
}

export function readResults(folder: string): readonly PartResult[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter(name => name.endsWith('.json'))
  return names.map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')) as PartResult)
}

/** The commit under test; a plus says that the work tree differs from it. */
export function currentCommit(): string {
  try {
    const commit = git('rev-parse', 'HEAD')
    return git('status', '--porcelain') === '' ? commit : `${commit}+`
  } catch {
    return 'none'
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}
