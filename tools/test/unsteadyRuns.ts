import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The tests of one whole run of a part that failed beside others and passed by themselves. */
export interface UnsteadyRun {
  readonly at: string
  readonly commit: string
  readonly tests: readonly string[]
}

const mostRuns = 10

/** The earlier runs with this one behind them, as many as count. */
export function addRun(earlier: readonly UnsteadyRun[], run: UnsteadyRun): UnsteadyRun[] {
  return [...earlier, run].slice(-mostRuns)
}

/** In how many of these runs a test needed a second look. */
export function countRunsOf(test: string, runs: readonly UnsteadyRun[]): number {
  return runs.filter(({ tests }) => tests.includes(test)).length
}

export function readUnsteadyRuns(folder: string, part: string): UnsteadyRun[] {
  const path = placeOf(folder, part)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as UnsteadyRun[]) : []
}

export function saveUnsteadyRuns(folder: string, part: string, runs: readonly UnsteadyRun[]): void {
  const path = placeOf(folder, part)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(runs, null, 1)}\n`)
}

function placeOf(folder: string, part: string): string {
  return join(folder, 'unsteady', `${part}.json`)
}
