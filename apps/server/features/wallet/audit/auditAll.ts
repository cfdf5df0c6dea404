import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type Finding, schemaChecks } from './audit.rules.ts'
import { closeFault, noteFault } from './auditFault.ts'
import { listStaleRounds } from './auditSums.store.ts'
import { auditSchema, type SchemaCounts } from './auditSchema.ts'
import { type Findings, gatherFindings } from './findings.ts'
import { findSharedKeys } from './findSharedKeys.ts'
import type { Ground } from './ground.store.ts'
import { type AuditScope, listNoted, noteWholeAudit } from './noteFindings.ts'

export interface AuditOptions {
  readonly db: Database
  readonly clock: Clock
  readonly tell?: (schema: number, counts: SchemaCounts) => void | Promise<void>
  readonly signal?: AbortSignal | undefined
  /** What must stand behind postings beside the ledger. */
  readonly grounds?: readonly Ground[]
}

export interface AuditReport extends SchemaCounts {
  /** Of each check the first thousand. */
  readonly findings: readonly Finding[]
  /** How many there are in all. */
  readonly found: number
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
    findings: [...parts.flatMap(part => part.findings), ...keys.kept()],
    found: sum(parts, part => part.found) + keys.total(),
    staleRounds: parts.flatMap(part => part.staleRounds),
  }
}

/** Proves all that one schema holds by itself. */
export async function auditOne(options: AuditOptions, schema: number): Promise<AuditReport> {
  const { db, clock, tell = () => {}, signal, grounds = [] } = options
  return unlessItFails(options, { audited: schema, proof: 'whole audit' }, async () => {
    const standing = await listNoted(options, schema, schemaChecks)
    const { findings, ...counts } = await auditSchema(db, schema, { tell: counted => tell(schema, counted), signal })
    for (const ground of grounds) for (const found of await ground.find(db, schema)) findings.add(found)
    await noteWholeAudit(options, { audited: schema, findings, standing })
    const staleRounds = await db.memberSchema(schema, tx => listStaleRounds(tx, clock.now() - staleMs))
    return { ...counts, findings: findings.kept(), found: findings.total(), staleRounds }
  })
}

/** Looks for keys that two schemas share. */
export async function auditKeys(options: AuditOptions): Promise<Findings> {
  return unlessItFails(options, { audited: 'all', proof: 'keys' }, async () => {
    const standing = await listNoted(options, 'all', ['key'])
    const findings = gatherFindings()
    await findSharedKeys(options.db, findings, options.signal)
    await noteWholeAudit(options, { audited: 'all', findings, standing })
    return findings
  })
}

/** An audit that cannot be brought to its end is an incident itself, unless somebody broke it off. */
export async function unlessItFails<T>(
  options: Pick<AuditOptions, 'db' | 'clock' | 'signal'>,
  { audited, proof }: { readonly audited: AuditScope; readonly proof: string },
  prove: () => Promise<T>,
): Promise<T> {
  try {
    const result = await prove()
    await closeFault(options, audited, proof)
    return result
  } catch (fault) {
    if (!options.signal?.aborted) await noteFault(options, audited, { proof, fault })
    throw fault
  }
}

function sum(parts: readonly AuditReport[], of: (part: AuditReport) => number): number {
  return parts.reduce((total, part) => total + of(part), 0)
}
