import { unlessItFails } from './auditAll.ts'
import { findLate } from './auditLate.ts'
import { findBeyond } from './auditSums.store.ts'
import { gatherFindings } from './findings.ts'
import { type HeadsOptions, signHeads } from './headsFile.ts'
import { noteLateCredits } from './noteLateCredits.ts'
import { openMonths } from './month.store.ts'
import { listNoted, noteFindings, noteWholeAudit } from './noteFindings.ts'

/**
 * What the ledger does by itself each minute: it makes room for the months to come, tells of what came to closed wallets,
 * looks whether it was proven in time, and signs where it stands.
 */
export async function everyMinute(options: HeadsOptions): Promise<void> {
  await unlessItFails(options, { audited: 'all', proof: 'every minute' }, async () => {
    for (let schema = 0; schema < options.db.memberSchemas; schema++) await lookAt(options, schema)
    await signHeads(options)
  })
}

async function lookAt(options: HeadsOptions, schema: number): Promise<void> {
  const { db, clock } = options
  await db.memberSchema(schema, tx => openMonths(tx, clock.now()))
  const beyond = gatherFindings()
  beyond.add(await db.memberSchema(schema, findBeyond))
  await noteFindings(options, schema, beyond)
  await noteLateCredits(options, schema)
  const standing = await listNoted(options, schema, ['late'])
  const late = gatherFindings()
  late.add(await findLate(options, schema))
  await noteWholeAudit(options, { audited: schema, findings: late, standing })
}
