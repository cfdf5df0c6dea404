import { setTimeout as wait } from 'node:timers/promises'
import { journalReaders } from '../../../apps/server/journalReaders.ts'
import type { Clock } from '../../../apps/server/platform/clock.ts'
import type { Database } from '../../../apps/server/platform/db/database.ts'
import type { Reader } from '../../../apps/server/platform/readers/index.ts'
import { listStandings, registerReaders } from '../../../apps/server/platform/readers/reader.store.ts'
import { takeTurn } from '../../../apps/server/platform/readers/takeTurn.ts'

const holder = 'test'

/**
 * Lets every reader read all there is, as the worker does a moment after. A transaction of another test on the same
 * server holds readers back for a while, as one of the product's own would.
 */
export async function readJournal(
  on: { readonly db: Database; readonly clock: Clock },
  readers: readonly Reader[] = journalReaders(on),
): Promise<void> {
  for (let schema = 0; schema < on.db.memberSchemas; schema++) {
    await on.db.memberSchema(schema, tx => registerReaders(tx, readers))
    while (!(await readSchema(on.db, readers, schema))) await wait(10)
  }
}

/** Answers whether nothing is left to read. */
async function readSchema(db: Database, readers: readonly Reader[], schema: number): Promise<boolean> {
  for (const reader of readers) while (await takeTurn({ db, holder, leaseMs: 0 }, reader, schema));
  const standings = await db.memberSchema(schema, tx => listStandings(tx, holder))
  return readers.every(reader => standings.some(({ name, oldest_at }) => name === reader.name && oldest_at === null))
}
