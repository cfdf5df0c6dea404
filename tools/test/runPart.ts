import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { readResult, removeResult, resultsFolder } from '../results.ts'
import { type Outcome, runCommand } from '../runCommand.ts'
import { ensureBrowser } from './ensureBrowser.ts'
import { stopsAtBudgets, type TestPart } from './parts.ts'
import { filesToRepeat, joinRuns } from './secondLook.ts'
import { recordsOf, timesOf, type VitestReport } from './vitestReport.ts'
import type { PartRun } from './partRun.ts'

interface Wish {
  readonly paths: readonly string[]
  /** How many times slower the machine is than the one the budgets were written on. */
  readonly pace: number
  readonly onOutput: (text: string) => void
}

const top = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** What is sent to the server by chance is the same at the second look. */
const seed = process.env.FUZZ_SEED ?? randomBytes(4).toString('hex')

/** Runs one part in a process of its own and reads what it found. */
export async function runPart(part: TestPart, wish: Wish): Promise<PartRun> {
  const { name } = part
  if (name === 'check') return runCheck(part, wish)
  if (name === 'build') return runBuild(part, wish)
  if (name !== 'ui') return runVitest(part, wish)
  const found = await ensureBrowser({ env: process.env, isRoot: process.getuid?.() === 0 })
  if ('browser' in found) return runVitest(part, wish, { CHROMIUM: found.browser })
  return {
    outcome: { passed: false, timedOut: false, output: `${found.problem}\n`, ms: 0 },
    records: [],
    unsteady: [],
    times: {},
  }
}

async function runCheck(part: TestPart, wish: Wish): Promise<PartRun> {
  removeResult(resultsFolder, 'check')
  const outcome = await runScript('tools/check.ts', part, wish)
  return { outcome, records: readResult(resultsFolder, 'check')?.tests ?? [], unsteady: [], times: {} }
}

async function runBuild(part: TestPart, wish: Wish): Promise<PartRun> {
  const outcome = await runScript('tools/build.ts', part, wish)
  const state = outcome.passed ? 'passed' : 'failed'
  return {
    outcome,
    records: [{ kind: 'build', file: 'tools/build.ts', title: 'build', state }],
    unsteady: [],
    times: {},
  }
}

function runScript(path: string, part: TestPart, { onOutput, pace }: Wish): Promise<Outcome> {
  const args = ['--import', tsx, join(top, path)]
  return runCommand({ program: process.execPath, args, cwd: top, limitMs: limitOf(part, pace), onOutput })
}

async function runVitest(part: TestPart, wish: Wish, env: Readonly<Record<string, string>> = {}): Promise<PartRun> {
  const first = await runOnce(part, wish, env)
  const paths = filesToRepeat(first)
  return paths.length === 0 ? first : joinRuns(first, await runOnce(part, { ...wish, paths }, env))
}

async function runOnce(part: TestPart, wish: Wish, env: Readonly<Record<string, string>>): Promise<PartRun> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const report = join(folder, 'report.json')
  try {
    const outcome = await runCommand({
      program: join(top, 'node_modules/.bin/vitest'),
      args: [
        'run',
        `--project=${part.name}`,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...wish.paths,
      ],
      cwd: top,
      env: { NO_COLOR: '1', FUZZ_SEED: seed, PACE: String(wish.pace), ...env },
      limitMs: limitOf(part, wish.pace),
      onOutput: wish.onOutput,
    })
    return { outcome, ...readReport(report), unsteady: [] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport(path: string): Pick<PartRun, 'records' | 'times'> {
  if (!existsSync(path)) return { records: [], times: {} }
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport
  return { records: recordsOf(report, top), times: timesOf(report, top) }
}

function limitOf({ budgetMinutes }: TestPart, pace: number): number {
  return budgetMinutes * 60_000 * pace * stopsAtBudgets
}
