import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import { type AuditOptions, auditKeys, auditOne } from './auditAll.ts'
import { claimAudit, endAudit, releaseAudit } from './auditRun.store.ts'

/** The hour of the Manila night from which the whole ledger is proven. */
const fromHour = 3

/** Proves each schema wholly, once a night: the copies of the server share them by claiming. Answers what it proved. */
export async function nightlyAudit(options: AuditOptions): Promise<number> {
  const { db, clock, signal } = options
  const nowMs = clock.now()
  if (nowMs - startOfManilaDay(nowMs) < (fromHour * dayMs) / 24) return 0
  const day = manilaDay(nowMs)
  let proven = 0
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    signal?.throwIfAborted()
    if (!(await db.memberSchema(schema, tx => claimAudit(tx, day, clock.now())))) continue
    await proveClaimed(options, schema, day).catch(async (fault: unknown) => {
      // Where the database is away too, the claim runs out by itself.
      await db.memberSchema(schema, tx => releaseAudit(tx, day)).catch(() => {})
      throw fault
    })
    proven++
  }
  return proven
}

async function proveClaimed(options: AuditOptions, schema: number, day: string): Promise<void> {
  const { db, clock } = options
  const { findings, staleRounds: _, ...counts } = await auditOne(options, schema)
  // Keys are compared over all schemas, by whoever proves the first one.
  const keys = schema === 0 ? await auditKeys(options) : []
  const ended = { ...counts, findings: findings.length + keys.length, day, nowMs: clock.now() }
  await db.memberSchema(schema, tx => endAudit(tx, ended))
}
