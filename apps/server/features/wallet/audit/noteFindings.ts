import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import {
  closeUnseen,
  listStanding,
  openIncidents,
  type StandingIncident,
} from '../../../platform/incident/incident.store.ts'
import type { AuditCheck } from './audit.rules.ts'
import type { Findings } from './findings.ts'

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
export type AuditScope = number | 'all'

function placeOf(audited: AuditScope): string {
  return audited === 'all' ? 'all: ' : `schema ${audited}: `
}

/** What an audit found becomes incidents, once each however often it is found, and one for all that are not kept. */
export async function noteFindings(
  { db, clock }: FindingsDeps,
  audited: AuditScope,
  findings: Findings,
): Promise<void> {
  const kept = findings.kept()
  if (kept.length === 0) return
  const incidents = kept.map(({ check, subject, detail }) => {
    return { kind: kindOf(check), subject: `${placeOf(audited)}${subject}`, detail: { found: detail } }
  })
  const more = overflowing(findings).map(([check, count]) => {
    return { kind: kindOf(check), subject: `${placeOf(audited)}and more`, detail: { found: `${count} in all` } }
  })
  await db.app(tx => openIncidents(tx, [...incidents, ...more], clock.now()))
}

/** The checks that found more than is kept. */
function overflowing(findings: Findings): (readonly [AuditCheck, number])[] {
  const kept = new Map<AuditCheck, number>()
  for (const { check } of findings.kept()) kept.set(check, (kept.get(check) ?? 0) + 1)
  return [...findings.counts()].filter(([check, count]) => count > (kept.get(check) ?? 0))
}

interface WholeAudit {
  readonly audited: AuditScope
  readonly findings: Findings
  /** What was open before it began. */
  readonly standing: readonly StandingIncident[]
}

/** What is open of some checks, as it stands before an audit looks. */
export function listNoted(
  { db }: FindingsDeps,
  audited: AuditScope,
  checks: readonly AuditCheck[],
): Promise<StandingIncident[]> {
  return db.app(tx => listStanding(tx, { kinds: checks.map(kindOf), subjects: placeOf(audited) }))
}

/**
 * The same of an audit that looked at everything: what was open before it began and was seen by nobody since has been
 * put right. Where there is more than is kept nothing is closed, since nobody can tell what was among the rest.
 */
export async function noteWholeAudit(deps: FindingsDeps, audit: WholeAudit): Promise<void> {
  const { audited, findings, standing } = audit
  await noteFindings(deps, audited, findings)
  const uncertain = new Set(overflowing(findings).map(([check]) => kindOf(check)))
  const overcome = standing.filter(({ kind }) => !uncertain.has(kind))
  await deps.db.app(tx => closeUnseen(tx, overcome, deps.clock.now()))
}
