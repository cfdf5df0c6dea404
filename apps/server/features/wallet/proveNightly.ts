import { manilaDay } from '@saya/money'
import type { SchemaDayRun, SchemaDayWork } from '../../platform/dayWork/index.ts'
import { type AuditOptions, auditKeys, auditOne } from './audit/auditAll.ts'
import { beginAudit, endAudit } from './audit/auditRun.store.ts'
import { checkFiles, checkSchemaHeads, type HeadsOptions } from './heads/headsFile.ts'
import { noteStaleRounds } from './roundEnd/noteStaleRounds.ts'

const renewedEachMs = 60_000

type NightOptions = HeadsOptions & Pick<AuditOptions, 'grounds'>

/**
 * Proves the ledger once a night: all of each schema, and that it still leads to what was signed. What it came to is written
 * down last: whoever is cut off anywhere before has proven nothing, and it begins anew.
 */
export function proveNightly(options: NightOptions): SchemaDayWork {
  const { db, clock } = options
  async function perform({ schema, signal, renew }: SchemaDayRun): Promise<void> {
    const day = manilaDay(clock.now())
    await db.memberSchema(schema, tx => beginAudit(tx, day, clock.now()))
    const tell = atMostEach(renewedEachMs, clock, renew)
    const { findings: _, staleRounds, found, ...counts } = await auditOne({ ...options, signal, tell }, schema)
    await noteStaleRounds(options, schema, staleRounds)
    const signed = await checkSchemaHeads(options, schema)
    // Keys are compared over all schemas, and files proven, by whoever proves the first one.
    const common =
      schema === 0 ? (await auditKeys({ ...options, signal })).total() + (await checkFiles(options)).length : 0
    const ended = { ...counts, findings: found + signed.length + common, day, nowMs: clock.now() }
    await db.memberSchema(schema, tx => endAudit(tx, ended))
  }
  return { name: 'wallet.proveLedger', atManila: '03:00', missed: 'last', once: 'for each schema', perform }
}

/** Does something when it was not done for a while, whatever the clock does meanwhile. */
function atMostEach(ms: number, clock: HeadsOptions['clock'], act: () => Promise<void>): () => Promise<void> {
  let doneAtMs = clock.now()
  return async () => {
    const nowMs = clock.now()
    if (Math.abs(nowMs - doneAtMs) < ms) return
    doneAtMs = nowMs
    await act()
  }
}
