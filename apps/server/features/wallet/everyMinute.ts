import type { Logger } from 'pino'
import { noteFindings } from './audit.store.ts'
import { findBeyond } from './auditSums.store.ts'
import { type HeadsOptions, checkHeads, signHeads } from './headsFile.ts'
import { openMonths } from './month.store.ts'
import { nightlyAudit } from './nightlyAudit.ts'

/**
 * What the ledger does by itself each minute: signs where it stands, makes room for
 * the months to come, and in the night proves all of itself.
 */
export async function everyMinute(options: HeadsOptions & { readonly log: Logger }): Promise<void> {
  const { db, clock, log } = options
  await signHeads(options)
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    await db.memberSchema(schema, tx => openMonths(tx, clock.now()))
    await db.memberSchema(schema, async tx => noteFindings(tx, await findBeyond(tx), clock.now()))
  }
  const proven = await nightlyAudit(options)
  if (proven === 0) return
  const findings = await checkHeads(options)
  log.info({ schemas: proven, signed: findings.length }, 'the ledger was proven')
}
