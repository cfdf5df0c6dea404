import type { PartRun } from './partRun.ts'

/** More files than these do not fail by chance. */
const mostFiles = 5

/**
 * The files to run once more, by themselves: those with a failed test, where few failed and nothing broke outside of
 * them. A test that then passes was disturbed by what ran beside it; it is named in the end, so that it gets mended.
 */
export function filesToRepeat({ outcome, records }: PartRun): readonly string[] {
  const files = [...new Set(records.filter(({ state }) => state === 'failed').map(({ file }) => file))]
  if (outcome.timedOut || files.length > mostFiles || /Unhandled (Error|Rejection)/.test(outcome.output)) return []
  return files
}

/** Both runs as one: of a file that ran twice the second run counts. */
export function joinRuns(first: PartRun, second: PartRun): PartRun {
  const repeated = new Set(second.records.map(({ file }) => file))
  const passed = new Set(second.records.filter(({ state }) => state === 'passed').map(nameOf))
  const unsteady = first.records.filter(record => record.state === 'failed' && passed.has(nameOf(record))).map(nameOf)
  return {
    outcome: {
      ...second.outcome,
      output: `${first.outcome.output}\nOnce more, by themselves:\n${second.outcome.output}`,
      // The budget is that of the part, not of looking again.
      ms: first.outcome.ms,
    },
    records: [
      ...first.records.filter(({ file }) => !repeated.has(file)),
      ...second.records.map(record =>
        unsteady.includes(nameOf(record)) ? { ...record, isUnsteady: true as const } : record,
      ),
    ],
    times: { ...second.times, ...first.times },
    unsteady,
  }
}

function nameOf({ file, title }: { file: string; title: string }): string {
  return `${file} > ${title}`
}
