import type { TestRecord } from '../results.ts'
import { testKind } from '../testKind.ts'
import type { FileTimes } from './fileTimes.ts'

/** The part of vitest's JSON report that is read here. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly startTime?: number
    readonly endTime?: number
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** How many seconds each file of a report took. */
export function timesOf(report: VitestReport, root: string): FileTimes {
  return Object.fromEntries(
    report.testResults.map(({ name, startTime = 0, endTime = 0 }) => [
      fileOf(name, root),
      (endTime - startTime) / 1000,
    ]),
  )
}

function fileOf(name: string, root: string): string {
  return name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name
}

/** Every test of a report, and one failed record for each file that failed before its first test. */
export function recordsOf(report: VitestReport, root: string): TestRecord[] {
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = fileOf(name, root)
    const kind = testKind(file) ?? 'unknown'
    const records = assertionResults.map((one): TestRecord => {
      return { kind, file, title: one.fullName.trim(), state: stateOf(one.status) }
    })
    const brokeOutside = status === 'failed' && !records.some(({ state }) => state === 'failed')
    return brokeOutside ? [...records, { kind, file, title: `${file} could not be run`, state: 'failed' }] : records
  })
}

function stateOf(status: string): TestRecord['state'] {
  if (status === 'passed' || status === 'failed') return status
  return 'skipped'
}
