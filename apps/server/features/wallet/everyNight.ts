import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import { type AuditOptions, auditKeys, auditOne } from './audit/auditAll.ts'
import { isWholeLate } from './audit/auditLate.ts'
import { claimAudit, endAudit, readAuditAge, releaseAudit, renewAudit } from './audit/auditRun.store.ts'
import { checkFiles, checkSchemaHeads, type HeadsOptions } from './heads/headsFile.ts'
import { noteStaleRounds } from './roundEnd/noteStaleRounds.ts'

/** The hour of the Manila night from which the whole ledger is proven. */
const fromHour = 3
const renewedEachMs = 60_000

type NightOptions = HeadsOptions & AuditOptions

/**
 * Asked often, it proves the ledger once a night: all of each schema, and that it still leads to what was signed. The
 * copies of the server share the schemas by claiming. Where two nights were missed it does not wait for the next one.
 */
export async function everyNight(options: NightOptions): Promise<void> {
  const { db, clock, signal } = options
  const nowMs = clock.now()
  const isNight = nowMs - startOfManilaDay(nowMs) >= (fromHour * dayMs) / 24
  const day = manilaDay(nowMs)
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    signal?.throwIfAborted()
    if (!isNight && !isWholeLate(await db.memberSchema(schema, tx => readAuditAge(tx, nowMs)), nowMs)) continue
    if (!(await db.memberSchema(schema, tx => claimAudit(tx, day, clock.now())))) continue
    await proveClaimed(options, schema, day).catch(async (fault: unknown) => {
      // Where the database is away too, the claim runs out by itself.
      await db.memberSchema(schema, tx => releaseAudit(tx, day)).catch(() => {})
      throw fault
    })
  }
}

/** What it came to is written down last: whoever is cut off anywhere before has proven nothing. */
async function proveClaimed(options: NightOptions, schema: number, day: string): Promise<void> {
  const { db, clock } = options
  let renewedAtMs = clock.now()
  async function tell(): Promise<void> {
    const nowMs = clock.now()
    if (Math.abs(nowMs - renewedAtMs) < renewedEachMs) return
    renewedAtMs = nowMs
    await db.memberSchema(schema, tx => renewAudit(tx, day, nowMs))
  }
  const { findings: _findings, staleRounds, found, ...counts } = await auditOne({ ...options, tell }, schema)
  await noteStaleRounds(options, schema, staleRounds)
  const signed = await checkSchemaHeads(options, schema)
  // Keys are compared over all schemas, and files proven, by whoever proves the first one.
  const common = schema === 0 ? (await auditKeys(options)).total() + (await checkFiles(options)).length : 0
  const ended = { ...counts, findings: found + signed.length + common, day, nowMs: clock.now() }
  await db.memberSchema(schema, tx => endAudit(tx, ended))
}
