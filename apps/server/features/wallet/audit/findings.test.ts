import { expect, test } from 'vitest'
import { gatherFindings, mostKept } from './findings.ts'
import type { AuditCheck } from './audit.rules.ts'

function some(check: AuditCheck, count: number) {
  return Array.from({ length: count }, (_, index) => ({ check, subject: String(index), detail: 'is wrong' }))
}

test('of each check the first thousand are kept and all are counted', () => {
  const findings = gatherFindings()
  findings.add(some('balance', mostKept - 1))
  findings.add(some('balance', 5000))
  findings.add(some('hash', 3))
  expect(findings.kept()).toHaveLength(mostKept + 3)
  expect(findings.counts()).toEqual(
    new Map([
      ['balance', mostKept + 4999],
      ['hash', 3],
    ]),
  )
  expect(findings.total()).toBe(mostKept + 5002)
})

test('what was only counted counts too', () => {
  const findings = gatherFindings()
  findings.add({ findings: some('orphan', 10), total: 70 })
  findings.add({ findings: [], total: 0 })
  expect(findings.kept()).toHaveLength(10)
  expect(findings.total()).toBe(70)
})
