import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../tools/runCommand.ts'
import { findMutants } from './findMutants.ts'
import type { RulesFile } from './listRules.ts'
import { type MutationTask, withTask } from './task.ts'

export interface RulesVerdict {
  readonly path: string
  readonly noun: string
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

const limitMs = 600_000
/** A mutant of which so long nothing was heard does not end. */
const stuckMs = 60_000

/** Runs the tests of a file of rules below each of its mutants. */
export async function runMutants({ path, noun, tests }: RulesFile): Promise<RulesVerdict> {
  const source = readFileSync(path, 'utf8')
  const mutants = findMutants(path, source)
  const killed = new Set<number>()
  let left = mutants.map((_, at) => at + 1)
  while (left.length > 0) {
    const { judged, failed, fatal } = await runTests({ path, tests, mutants: [0, ...left] })
    if (failed.has(0) || fatal === 0) throw new Error(`${path}: its tests fail without a mutant.`)
    for (const mutant of failed) killed.add(mutant)
    // One that takes the whole process with it, in a test that never ends, is noticed too. The others are judged anew.
    if (fatal !== undefined) killed.add(fatal)
    else if (!left.every(mutant => judged.has(mutant))) throw new Error(`${path}: not all tests were run.`)
    left = left.filter(mutant => mutant !== fatal && !judged.has(mutant))
  }
  const alive = mutants.filter((_, at) => !killed.has(at + 1))
  return {
    path,
    noun,
    mutants: mutants.length,
    alive: alive.map(({ start, end, text }) => {
      const line = source.slice(0, start).split('\n').length
      const whole = source.split('\n')[line - 1]?.trim() ?? ''
      const name = `${path} | ${whole} | ${source.slice(start, end)} -> ${text}`
      return { line, name: name.replaceAll(/\s+/g, ' ') }
    }),
  }
}

interface Verdicts {
  /** The mutants of which every test passed or failed. */
  readonly judged: ReadonlySet<number>
  readonly failed: ReadonlySet<number>
  /** The one below which the process came to an end. */
  readonly fatal: number | undefined
}

/** All in one process. */
async function runTests(task: Omit<MutationTask, 'progress'>): Promise<Verdicts> {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  const report = join(folder, 'report.json')
  const progress = join(folder, 'progress')
  try {
    const { output } = await runCommand({
      program: 'node_modules/.bin/vitest',
      args: ['run', '--config=bench/mutation/vitest.config.ts', '--reporter=json', `--outputFile=${report}`],
      env: withTask({ ...task, progress }),
      limitMs,
    })
    if (!existsSync(progress)) throw new Error(`${task.path} could not be judged:\n${output.slice(-2000)}`)
    const verdicts = readReport(existsSync(report) ? readFileSync(report, 'utf8') : '{"testResults":[]}')
    const last = Number(readFileSync(progress, 'utf8'))
    const isStuck = Date.now() - statSync(progress).mtimeMs > stuckMs
    if (!existsSync(report) && !isStuck) throw new Error(`${task.path} has too many mutants for its time.`)
    return { ...verdicts, fatal: task.mutants.every(mutant => verdicts.judged.has(mutant)) ? undefined : last }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What the tests came to below each mutant, by what could still be told of it. */
function readReport(text: string): Omit<Verdicts, 'fatal'> {
  const { testResults } = JSON.parse(text) as Report
  const tests = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ ancestorTitles: [mutant], status }) => ({ mutant: Number(mutant), status }))
  const failed = new Set(tests.filter(({ status }) => status === 'failed').map(({ mutant }) => mutant))
  const open = new Set(tests.filter(({ status }) => !ends.has(status)).map(({ mutant }) => mutant))
  const judged = new Set(tests.map(({ mutant }) => mutant).filter(mutant => failed.has(mutant) || !open.has(mutant)))
  return { judged, failed }
}

const ends = new Set(['failed', 'passed'])
