import { countStates, type Verdict } from './verdict.ts'

/** One line per part: its time beside its budget, and what it found. */
export function tableOf(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ part, ms, budgetMs, busy, faults, records, unsteady }) => {
    const { passed, failed, skipped } = countStates(records)
    const time = `${formatMinutes(ms)} of ${formatMinutes(budgetMs)}`
    const counts = [passed, failed, skipped, unsteady.length].map(count => String(count).padStart(6)).join(' ')
    return `${part.name.padEnd(10)} ${time.padStart(14)} ${`${busy} %`.padStart(5)} ${counts}  ${faults.join('; ') || 'ok'}`
  })
  return [`${'part'.padEnd(10)} ${'time of budget'.padStart(14)}  busy passed failed   skip  again`, ...rows].join('\n')
}

/** A line for each test that failed beside others and passed by itself: it counts as passed, and wants mending. */
export function unsteadyLines(verdicts: readonly Verdict[]): string {
  return verdicts
    .flatMap(({ unsteady }) => unsteady.map(({ name, runs }) => `unsteady in ${runs} of ten runs: ${name}\n`))
    .join('')
}

/** What failed, by name, where the end of a long output is all that is kept of it. */
export function failedLines(verdicts: readonly Verdict[]): string {
  return verdicts
    .flatMap(({ records }) => records.filter(({ state }) => state === 'failed'))
    .map(({ kind, file, title }) => `FAILED ${[kind, file, title].filter(Boolean).join(' > ')}\n`)
    .join('')
}

export function closingLine(verdicts: readonly Verdict[]): string {
  const { passed, failed, skipped } = countStates(verdicts.flatMap(({ records }) => records))
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

function formatMinutes(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
