import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Finding } from './audit.rules.ts'
import { type AuditAge, readAuditAge } from './auditRun.store.ts'

const hourMs = 3_600_000
const wholeAfterMs = 50 * hourMs
const newestAfterMs = hourMs

/** Whether nobody proved a whole schema for two nights. */
function isWholeLate({ ended_at, first_at }: AuditAge, nowMs: number): boolean {
  return nowMs - (ended_at ?? first_at ?? nowMs) > wholeAfterMs
}

/** What should have been proven long ago and was not, whatever the reason: an audit that does not come finds nothing. */
function lateAudits(age: AuditAge, nowMs: number): Finding[] {
  const findings: Finding[] = []
  if (isWholeLate(age, nowMs)) {
    findings.push({ check: 'late', subject: 'whole audit', detail: 'did not end for two nights' })
  }
  if (nowMs - (age.unread_at ?? nowMs) > newestAfterMs) {
    findings.push({ check: 'late', subject: 'every minute', detail: 'has not come to postings of an hour ago' })
  }
  return findings
}

export async function findLate(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  schema: number,
): Promise<Finding[]> {
  const nowMs = clock.now()
  return lateAudits(await db.memberSchema(schema, tx => readAuditAge(tx, nowMs)), nowMs)
}
