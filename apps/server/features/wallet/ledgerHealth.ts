import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { hasIncidents } from '../../platform/incident/incident.store.ts'
import { auditKinds } from './noteFindings.ts'

const keptMs = 5000

/** Whether no audit has found anything that was not put right. Asked often, it looks every few seconds. */
export function ledgerHealth({ db, clock }: { readonly db: Database; readonly clock: Clock }): () => Promise<boolean> {
  let known: { readonly atMs: number; readonly isSound: boolean } | undefined
  return async () => {
    const nowMs = clock.now()
    if (known && nowMs - known.atMs < keptMs) return known.isSound
    known = { atMs: nowMs, isSound: !(await db.app(tx => hasIncidents(tx, auditKinds))) }
    return known.isSound
  }
}
