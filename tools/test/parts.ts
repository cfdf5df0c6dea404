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
  { name: 'check', title: 'types, lint, arrows, tidy', budgetMinutes: 1.75, leastTests: 7 },
  { name: 'build', title: 'build', budgetMinutes: 0.5, leastTests: 0 },
  { name: 'unit', title: 'pure tests', budgetMinutes: 2.5, leastTests: 3800 },
  { name: 'api', title: 'HTTP on real PostgreSQL', budgetMinutes: 10, leastTests: 4800 },
  { name: 'ui', title: 'a real browser', budgetMinutes: 14, leastTests: 560 },
  { name: 'simulation', title: 'simulation and kills', budgetMinutes: 5, leastTests: 50 },
  { name: 'proofs', title: 'proofs of return', budgetMinutes: 1.25, leastTests: 400 },
]

/** How far over its budget a part may go before it has failed, and how far before it is stopped: it hangs. */
export const failsAtBudgets = 1.5
export const stopsAtBudgets = 2.5
