import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type AuditScope, listNoted, noteFindings, noteWholeAudit } from './noteFindings.ts'
import { gatherFindings } from './findings.ts'

interface FaultDeps {
  readonly db: Database
  readonly clock: Clock
}

/** A proof that is made again and again, such as every minute's. */
export interface AuditFault {
  watch<T>(audited: AuditScope, proof: () => Promise<T>): Promise<T>
}

/**
 * An audit that could not be made proves nothing, and says so: it is an incident until the same proof was made. What the
 * proof itself found is not its fault.
 */
export function auditFault(deps: FaultDeps, proof: string): AuditFault {
  // Whether it failed before this copy of the server began is not known until it looked.
  const proven = new Set<AuditScope>()
  return {
    async watch(audited, prove) {
      try {
        const result = await prove()
        if (!proven.has(audited)) await closeFault(deps, audited, proof)
        proven.add(audited)
        return result
      } catch (fault) {
        proven.delete(audited)
        await noteFault(deps, audited, { proof, fault })
        throw fault
      }
    },
  }
}

interface ProofFailure {
  readonly proof: string
  readonly fault: unknown
}

/** Where the database is away too, it is not written down, and readiness asks in vain. */
export async function noteFault(deps: FaultDeps, audited: AuditScope, { proof, fault }: ProofFailure): Promise<void> {
  const findings = gatherFindings()
  findings.add([{ check: 'failed', subject: proof, detail: nameOf(fault) }])
  await noteFindings(deps, audited, findings).catch(() => {})
}

export async function closeFault(deps: FaultDeps, audited: AuditScope, proof: string): Promise<void> {
  const standing = await listNoted(deps, audited, ['failed'])
  const own = standing.filter(({ subject }) => subject.endsWith(`: ${proof}`))
  if (own.length > 0) await noteWholeAudit(deps, { audited, findings: gatherFindings(), standing: own })
}

function nameOf(fault: unknown): string {
  return fault instanceof Error ? `${fault.name}: ${fault.message}`.slice(0, 300) : 'failed'
}
