import type { AuditCheck, Finding } from './audit.rules.ts'

/** What one look found: some of it, and how much there is of it in all. */
export interface FindingSample {
  readonly findings: readonly Finding[]
  readonly total: number
}

/** All that an audit found. However much does not hold, no more is kept of a check than somebody can look at. */
export interface Findings {
  add(found: readonly Finding[] | FindingSample): void
  kept(): Finding[]
  counts(): ReadonlyMap<AuditCheck, number>
  total(): number
}

/** So many are kept of each check. */
export const mostKept = 1000

export function gatherFindings(): Findings {
  const kept = new Map<AuditCheck, Finding[]>()
  const counts = new Map<AuditCheck, number>()
  function keep(finding: Finding): void {
    const { check } = finding
    counts.set(check, (counts.get(check) ?? 0) + 1)
    const known = kept.get(check)
    if (!known) kept.set(check, [finding])
    else if (known.length < mostKept) known.push(finding)
  }
  return {
    add(found) {
      const { findings, total } = 'total' in found ? found : { findings: found, total: found.length }
      for (const finding of findings) keep(finding)
      const [first] = findings
      if (first) counts.set(first.check, (counts.get(first.check) ?? 0) + total - findings.length)
    },
    kept: () => [...kept.values()].flat(),
    counts: () => counts,
    total: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
  }
}
