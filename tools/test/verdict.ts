import type { TestRecord } from '../results.ts'
import type { FileTimes } from './fileTimes.ts'
import { findThinned, type Floors } from './folderFloors.ts'
import { failsAtBudgets, type TestPart } from './parts.ts'
import type { PartRun } from './partRun.ts'
import { countRunsOf, type UnsteadyRun } from './unsteadyRuns.ts'

export interface Verdict {
  readonly part: TestPart
  readonly ms: number
  /** What it may take on this machine at its pace. */
  readonly budgetMs: number
  /** How much of that time the processors worked, of 100. */
  readonly busy: number
  /** Why the part itself has failed, one sentence each; a failing test is one of them. */
  readonly faults: readonly string[]
  readonly records: readonly TestRecord[]
  readonly unsteady: readonly UnsteadyTest[]
  readonly times: FileTimes
}

/** A test that needed a second look, and in how many of the last runs it did. */
export interface UnsteadyTest {
  readonly name: string
  readonly runs: number
}

interface Trial {
  /** Whether every test of the part ran. */
  readonly isWhole: boolean
  /** What needed a second look in the last runs, this one among them. */
  readonly unsteadyRuns: readonly UnsteadyRun[]
  /** How many tests each folder has at least. */
  readonly floors: Floors
  /** How many times slower the machine was than the one the budgets were written on. */
  readonly pace: number
  readonly busy: number
}

/** Disturbed twice is chance. */
const failsAtRuns = 3

/**
 * Judges one finished part. A part can fail with every test in it passed: it was too slow, it broke outside its tests,
 * it found fewer tests than there are, or one of them was unsteady too often. Such a fault counts as one failed test, so that the last line shows it.
 */
export function judgePart(part: TestPart, run: PartRun, { isWhole, unsteadyRuns, floors, pace, busy }: Trial): Verdict {
  const { outcome, records, times } = run
  const faults: string[] = []
  const unsteady = run.unsteady.map(name => ({ name, runs: countRunsOf(name, unsteadyRuns) }))
  const often = unsteady.filter(({ runs }) => runs >= failsAtRuns).length
  const failed = records.filter(({ state }) => state === 'failed').length
  const ran = records.filter(({ state }) => state !== 'skipped').length
  const budgetMs = part.budgetMinutes * 60_000 * pace
  if (failed > 0) faults.push(`${failed} failed`)
  if (outcome.timedOut) faults.push('it was stopped, being far over its budget')
  else if (outcome.ms > budgetMs * failsAtBudgets) faults.push(`it took more than ${failsAtBudgets} times its budget`)
  else if (!outcome.passed && failed === 0) faults.push('it broke outside its tests')
  if (isWhole && ran < part.leastTests) faults.push(`it ran ${ran} tests where there are at least ${part.leastTests}`)
  if (isWhole) faults.push(...findThinned(records, floors))
  if (often > 0) faults.push(`${often} needed a second look for the third time`)
  const isUncounted = faults.length > 0 && failed === 0
  const fault: TestRecord = { kind: part.name, file: '', title: `${part.name}: ${faults.join('; ')}`, state: 'failed' }
  return {
    part,
    ms: outcome.ms,
    budgetMs,
    busy,
    faults,
    unsteady,
    times,
    records: isUncounted ? [...records, fault] : records,
  }
}

export function countStates(records: readonly TestRecord[]): Record<TestRecord['state'], number> {
  const count = { passed: 0, failed: 0, skipped: 0 }
  for (const { state } of records) count[state] += 1
  return count
}
