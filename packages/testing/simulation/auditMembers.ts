import type { Database } from '../../../apps/server/platform/db/database.ts'
import { auditSchema } from '../../../apps/server/features/wallet/audit/auditSchema.ts'
import { gatherFindings } from '../../../apps/server/features/wallet/audit/findings.ts'
import { findSharedKeys } from '../../../apps/server/features/wallet/audit/findSharedKeys.ts'
import { systemClock } from '../../../apps/server/platform/clock.ts'
import { readJournal } from '../ledger/readJournal.ts'
import { journalReaders } from '../../../apps/server/journalReaders.ts'
import { readReadings } from '../ledger/readings.store.ts'

/** What the auditor makes of all there is: each finding in one sentence. */
export async function auditMembers(db: Database, sharedKeys: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    const { findings } = await auditSchema(db, schema, { tell: () => {} })
    faults.push(
      ...findings.kept().map(({ check, subject, detail }) => `The auditor finds ${check}: ${subject} ${detail}`),
    )
  }
  if (db.memberSchemas === 1) return faults
  const found = gatherFindings()
  await findSharedKeys(db, found)
  const shared = found.kept().map(({ subject }) => subject)
  const wanted = [...sharedKeys].sort()
  if (textOf(shared.sort()) === textOf(wanted)) return faults
  return [...faults, `The auditor finds shared ${textOf(shared)}, and should ${textOf(wanted)}`]
}

/** Where the readers of the journal kept something else than it says. */
export async function readMembers(db: Database): Promise<string[]> {
  // What the third of them would prove in part is proven wholly by the audit, which proves the accounts with it.
  const readers = journalReaders({ db, clock: systemClock }).filter(({ name }) => name !== 'audit')
  await readJournal({ db, clock: systemClock }, readers)
  const faults: string[] = []
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    const { kept, truth } = await db.memberSchema(schema, readReadings)
    // What a game took does not count its testers, who come and go in a plan: that is for the readers' own tests.
    for (const [index, rows] of truth.slice(0, 3).entries()) {
      if (textOf(kept[index]) !== textOf(rows)) faults.push(`A reader kept ${textOf(kept[index])} of ${textOf(rows)}`)
    }
  }
  return faults
}

function textOf(rows: unknown): string {
  return JSON.stringify(rows, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part))
}
