import { findBeyond } from './auditSums.store.ts'
import { noteFindings } from './noteFindings.ts'
import { type HeadsOptions, signHeads } from './headsFile.ts'
import { noteLateCredits } from './noteLateCredits.ts'
import { openMonths } from './month.store.ts'

/**
 * What the ledger does by itself each minute: it makes room for the months to come, tells of what came to
 * closed wallets, and signs where it stands.
 */
export async function everyMinute(options: HeadsOptions): Promise<void> {
  const { db, clock } = options
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    await db.memberSchema(schema, tx => openMonths(tx, clock.now()))
    await noteFindings(options, schema, await db.memberSchema(schema, findBeyond))
    await noteLateCredits(options, schema)
  }
  await signHeads(options)
}
