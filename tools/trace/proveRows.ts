import type { TestRecord } from '../results.ts'
import { claimsOf } from './claims.ts'

export interface Requirement {
  readonly id: string
  readonly area: string
  readonly text: string
  readonly verify: readonly string[]
}

export interface Row extends Requirement {
  /** The kinds of test that this row needs and has not got. Empty: the row is proven. */
  readonly missing: readonly string[]
}

export interface Proof {
  readonly rows: readonly Row[]
  /** Titles that claim an id there is not, or claim in a form that is not a list: `id: title`. */
  readonly wrongClaims: readonly string[]
  /** Titles that passed at the second look alone, with the rows that rest on them: `id: title`. */
  readonly unsteady: readonly string[]
}

/**
 * A row is proven by a passing test of each kind that it asks for, as long as no test of that kind claims it and
 * fails: what is claimed twice and holds once does not hold. A skipped test proves nothing.
 */
export function proveRows(requirements: readonly Requirement[], records: readonly TestRecord[]): Proof {
  const known = new Set(requirements.map(({ id }) => id))
  const passed = new Set<string>()
  const failed = new Set<string>()
  const wrongClaims: string[] = []
  for (const record of records) {
    const { ids, malformed } = claimsOf(record)
    const unknown = ids.filter(id => !known.has(id))
    wrongClaims.push(...[...unknown, ...malformed].map(claim => `${claim}: ${record.title}`))
    for (const id of ids) {
      if (record.state === 'passed') passed.add(`${id} ${record.kind}`)
      if (record.state === 'failed') failed.add(`${id} ${record.kind}`)
    }
  }
  const rows = requirements.map(row => {
    const missing = row.verify.filter(kind => !passed.has(`${row.id} ${kind}`) || failed.has(`${row.id} ${kind}`))
    return { ...row, missing }
  })
  const unsteady = records
    .filter(({ isUnsteady }) => isUnsteady)
    .flatMap(record => claimsOf(record).ids.map(id => `${id}: ${record.title}`))
  return { rows, wrongClaims: [...new Set(wrongClaims)], unsteady }
}

export function isProven({ missing }: Row): boolean {
  return missing.length === 0
}

/** Some kind of test has proven the row, and another is still owed. */
export function isPartlyProven({ missing, verify }: Row): boolean {
  return missing.length > 0 && missing.length < verify.length
}
