import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { closeIncidents, openIncidents } from '../../platform/incident/incident.store.ts'
import type { AuditCheck, Finding } from './audit.rules.ts'

interface FindingsDeps {
  readonly db: Database
  readonly clock: Clock
}

/** How the kinds of all incidents begin that an audit opens. */
export const auditKinds = 'AUDIT_'

function kindOf(check: AuditCheck): string {
  return `${auditKinds}${check.toUpperCase()}`
}

/** What was looked at: one member schema, or all of them together. */
export type Audited = number | 'all'

function placeOf(audited: Audited): string {
  return audited === 'all' ? 'all: ' : `schema ${audited}: `
}

/** What an audit found becomes incidents, once each however often it is found. */
export async function noteFindings(
  { db, clock }: FindingsDeps,
  audited: Audited,
  findings: readonly Finding[],
): Promise<void> {
  if (findings.length === 0) return
  const incidents = findings.map(({ check, subject, detail }) => {
    return { kind: kindOf(check), subject: `${placeOf(audited)}${subject}`, detail: { found: detail } }
  })
  await db.app(tx => openIncidents(tx, incidents, clock.now()))
}

interface WholeAudit {
  readonly audited: Audited
  readonly checks: readonly AuditCheck[]
  readonly startedAtMs: number
  readonly findings: readonly Finding[]
}

/** The same of an audit that looked at everything: what it no longer finds has been put right. */
export async function noteWholeAudit(deps: FindingsDeps, audit: WholeAudit): Promise<void> {
  const { audited, checks, startedAtMs, findings } = audit
  await noteFindings(deps, audited, findings)
  const overcome = { kinds: checks.map(kindOf), subjects: placeOf(audited), notSeenSinceMs: startedAtMs }
  await deps.db.app(tx => closeIncidents(tx, overcome, deps.clock.now()))
}
