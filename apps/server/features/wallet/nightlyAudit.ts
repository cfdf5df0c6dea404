import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { auditKeys, auditOne } from './auditAll.ts'
import { claimAudit, endAudit } from './auditRun.store.ts'

/** The hour of the Manila night from which the whole ledger is proven. */
const fromHour = 3

/** Proves each schema wholly, once a night: the copies of the server share them by claiming. Answers what it proved. */
export async function nightlyAudit({ db, clock }: { readonly db: Database; readonly clock: Clock }): Promise<number> {
  const nowMs = clock.now()
  if (nowMs - startOfManilaDay(nowMs) < (fromHour * dayMs) / 24) return 0
  const day = manilaDay(nowMs)
  let proven = 0
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    if (!(await db.memberSchema(schema, tx => claimAudit(tx, day, clock.now())))) continue
    const { findings, staleRounds: _, ...counts } = await auditOne({ db, clock }, schema)
    // Keys are compared over all schemas, by whoever proves the first one.
    const keys = schema === 0 ? await auditKeys({ db, clock }) : []
    const ended = { ...counts, findings: findings.length + keys.length, day, nowMs: clock.now() }
    await db.memberSchema(schema, tx => endAudit(tx, ended))
    proven++
  }
  return proven
}
