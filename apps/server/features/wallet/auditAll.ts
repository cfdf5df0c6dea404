import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { type Finding, schemaChecks } from './audit.rules.ts'
import { listStaleRounds } from './auditSums.store.ts'
import { auditSchema, type SchemaCounts } from './auditSchema.ts'
import { noteWholeAudit } from './noteFindings.ts'
import { findSharedKeys } from './findSharedKeys.ts'

export interface AuditOptions {
  readonly db: Database
  readonly clock: Clock
  readonly tell?: (schema: number, counts: SchemaCounts) => void
  readonly signal?: AbortSignal | undefined
}

export interface AuditReport extends SchemaCounts {
  readonly findings: readonly Finding[]
  readonly staleRounds: Awaited<ReturnType<typeof listStaleRounds>>
}

const staleMs = 48 * 3_600_000

/** Proves the whole ledger. What is wrong becomes an incident; what was wrong and is no more is closed. */
export async function auditAll(options: AuditOptions): Promise<AuditReport> {
  const { db } = options
  const parts: AuditReport[] = []
  for (let schema = 0; schema < db.memberSchemas; schema++) parts.push(await auditOne(options, schema))
  const keys = await auditKeys(options)
  return {
    wallets: sum(parts, part => part.wallets),
    postings: sum(parts, part => part.postings),
    commands: sum(parts, part => part.commands),
    findings: [...parts.flatMap(part => part.findings), ...keys],
    staleRounds: parts.flatMap(part => part.staleRounds),
  }
}

/** Proves all that one schema holds by itself. */
export async function auditOne(options: AuditOptions, schema: number): Promise<AuditReport> {
  const { db, clock, tell = () => {}, signal } = options
  const startedAtMs = clock.now()
  const { findings, ...counts } = await auditSchema(db, schema, { tell: counted => tell(schema, counted), signal })
  await noteWholeAudit({ db, clock }, { audited: schema, checks: schemaChecks, startedAtMs, findings })
  const staleRounds = await db.memberSchema(schema, tx => listStaleRounds(tx, clock.now() - staleMs))
  return { ...counts, findings, staleRounds }
}

/** Looks for keys that two schemas share. */
export async function auditKeys({ db, clock, signal }: AuditOptions): Promise<readonly Finding[]> {
  const startedAtMs = clock.now()
  const findings = await findSharedKeys(db, signal)
  await noteWholeAudit({ db, clock }, { audited: 'all', checks: ['key'], startedAtMs, findings })
  return findings
}

function sum(parts: readonly AuditReport[], of: (part: AuditReport) => number): number {
  return parts.reduce((total, part) => total + of(part), 0)
}
