import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../tools/runCommand.ts'
import { findMutants } from './findMutants.ts'
import type { RulesFile } from './listRules.ts'
import { withTask } from './task.ts'

export interface RulesVerdict {
  readonly path: string
  readonly mutants: number
  readonly alive: readonly Survivor[]
}

/** A mutant that no test noticed. */
export interface Survivor {
  readonly line: number
  /** The file, its line, and what stands there and in its place: the same however the lines above it change. */
  readonly name: string
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly ancestorTitles: readonly string[]; readonly status: string }[]
  }[]
}

const limitMs = 120_000

/** Runs the tests of a file of rules below each of its mutants, all in one process. */
export async function runMutants({ path, tests }: RulesFile): Promise<RulesVerdict> {
  const source = readFileSync(path, 'utf8')
  const mutants = findMutants(path, source)
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  const report = join(folder, 'report.json')
  try {
    const { output } = await runCommand({
      program: 'node_modules/.bin/vitest',
      args: ['run', '--config=bench/mutation/vitest.config.ts', '--reporter=json', `--outputFile=${report}`],
      env: withTask({ path, tests, mutants: mutants.length }),
      limitMs,
    })
    if (!existsSync(report)) throw new Error(`${path} could not be judged:\n${output.slice(-2000)}`)
    const killed = killedIn(JSON.parse(readFileSync(report, 'utf8')) as Report)
    if (killed.has(0)) throw new Error(`${path}: its tests fail without a mutant.`)
    const alive = mutants.filter((_, at) => !killed.has(at + 1))
    return {
      path,
      mutants: mutants.length,
      alive: alive.map(({ start, end, text }) => {
        const line = source.slice(0, start).split('\n').length
        const whole = source.split('\n')[line - 1]?.trim() ?? ''
        const name = `${path} | ${whole} | ${source.slice(start, end)} -> ${text}`
        return { line, name: name.replaceAll(/\s+/g, ' ') }
      }),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The numbers of the mutants below which a test failed. */
function killedIn({ testResults }: Report): ReadonlySet<number> {
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
  return new Set(failed.map(({ ancestorTitles: [mutant] }) => Number(mutant)))
}
