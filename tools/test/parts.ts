import type { TestKind } from '../testKind.ts'

export interface TestPart {
  readonly name: 'check' | 'build' | TestKind
  readonly title: string
  readonly budgetMinutes: number
  /** A run that finds fewer tests than this has lost some, and fails. */
  readonly leastTests: number
}

/** What `npm test` runs, in order, each with the time it may take on two processors of the pace that `pace.ts` takes for one. */
export const testParts: readonly TestPart[] = [
  { name: 'check', title: 'types, lint, arrows, tidy', budgetMinutes: 1.5, leastTests: 7 },
  { name: 'build', title: 'build', budgetMinutes: 0.25, leastTests: 0 },
  { name: 'unit', title: 'pure tests', budgetMinutes: 2, leastTests: 7000 },
  { name: 'api', title: 'HTTP on real PostgreSQL', budgetMinutes: 9.5, leastTests: 6500 },
  { name: 'ui', title: 'a real browser', budgetMinutes: 16.25, leastTests: 900 },
  { name: 'simulation', title: 'simulation and kills', budgetMinutes: 4.75, leastTests: 90 },
  { name: 'proofs', title: 'proofs of return', budgetMinutes: 0.75, leastTests: 400 },
]

/** How far over its budget a part may go before it has failed, and how far before it is stopped: it hangs. */
export const failsAtBudgets = 1.5
export const stopsAtBudgets = 2.5
