import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { hasIncidents } from '../../../platform/incident/incident.store.ts'
import { findLate } from './findLate.ts'
import { auditKinds } from './noteFindings.ts'

interface HealthDeps {
  readonly db: Database
  readonly clock: Clock
}

/**
 * Whether audits come, come to their end, and found nothing that was not put right. Asked often, it looks every few
 * seconds, and every minute whether they come at all.
 */
export function ledgerHealth(deps: HealthDeps): () => Promise<boolean> {
  const { db } = deps
  const hasNothingOpen = kept(deps, 5000, async () => !(await db.app(tx => hasIncidents(tx, auditKinds))))
  const isInTime = kept(deps, 60_000, async () => {
    const schemas = Array.from({ length: db.memberSchemas }, (_, schema) => schema)
    const late = await Promise.all(schemas.map(schema => findLate(deps, schema)))
    return late.every(({ length }) => length === 0)
  })
  return async () => (await hasNothingOpen()) && (await isInTime())
}

/** A clock that went back does not keep an answer any longer. */
function kept({ clock }: HealthDeps, forMs: number, ask: () => Promise<boolean>): () => Promise<boolean> {
  let known: { readonly atMs: number; readonly is: boolean } | undefined
  return async () => {
    const nowMs = clock.now()
    if (known?.is && Math.abs(nowMs - known.atMs) < forMs) return true
    known = { atMs: nowMs, is: await ask() }
    return known.is
  }
}
