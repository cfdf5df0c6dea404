import type { Database } from '../../../apps/server/platform/db/database.ts'
import { countWrites, type OfTables, readWrites, takeFingerprint } from './fingerprint.store.ts'

export interface TableWatch {
  /** Which tables have changed since the last look. */
  look(): Promise<string[]>
  /** Takes the present state for the one to compare with. */
  accept(): Promise<void>
}

/** That somebody tried is written down, above all where they were refused. */
const counters = ['app.guard', 'app.quota']

/** Watches every table of a database, and reads only those that something was written to. */
export async function watchTables(db: Database): Promise<TableWatch> {
  await countWrites(db)
  let writes = await readWrites(db)
  const known = new Map(await takeFingerprint(db))

  async function look(): Promise<string[]> {
    const now = await readWrites(db)
    const seen = await takeFingerprint(db, differing(writes, now))
    const changed = differing(known, seen)
    writes = now
    for (const [name, hash] of seen) known.set(name, hash)
    return changed.filter(name => !counters.includes(name))
  }

  return {
    look,
    async accept() {
      await look()
    },
  }
}

/** The tables of which something else is told now. */
function differing(before: OfTables, now: OfTables): string[] {
  return [...now].filter(([name, value]) => before.get(name) !== value).map(([name]) => name)
}
