import type { TestRecord } from '../results.ts'
import type { Outcome } from '../runCommand.ts'
import type { FileTimes } from './fileTimes.ts'

export interface PartRun {
  readonly outcome: Outcome
  readonly records: readonly TestRecord[]
  /** Tests that failed beside others and passed by themselves. */
  readonly unsteady: readonly string[]
  readonly times: FileTimes
}
