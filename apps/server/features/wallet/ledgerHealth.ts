import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { countOpenFindings } from './audit.store.ts'

const keptMs = 5000

/** Whether no audit has found anything that was not put right. Asked often, it looks every few seconds. */
export function ledgerHealth({ db, clock }: { readonly db: Database; readonly clock: Clock }): () => Promise<boolean> {
  let known: { readonly atMs: number; readonly isSound: boolean } | undefined
  return async () => {
    const nowMs = clock.now()
    if (known && nowMs - known.atMs < keptMs) return known.isSound
    let open = 0
    for (let schema = 0; schema < db.memberSchemas; schema++) open += await db.memberSchema(schema, countOpenFindings)
    known = { atMs: nowMs, isSound: open === 0 }
    return known.isSound
  }
}
