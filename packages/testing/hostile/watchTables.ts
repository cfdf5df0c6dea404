import type { Database } from '../../../apps/server/platform/db/database.ts'
import { changedTables, readLastWrite, takeFingerprint } from './fingerprint.store.ts'

export interface TableWatch {
  /** Which tables have changed since the last look. */
  look(): Promise<string[]>
  /** Takes the present state for the one to compare with. */
  accept(): Promise<void>
}

/** That somebody tried is written down, above all where they were refused. */
const counters = ['app.guard', 'app.quota']

/** Watches every table of a database, and reads them only where something was written at all. */
export async function watchTables(db: Database): Promise<TableWatch> {
  let lastWrite = await readLastWrite(db)
  let known = await takeFingerprint(db)

  async function look(): Promise<string[]> {
    const now = await readLastWrite(db)
    if (now === lastWrite) return []
    const seen = await takeFingerprint(db)
    const changed = changedTables(known, seen)
    lastWrite = now
    known = seen
    return changed.filter(name => !counters.includes(name))
  }

  return {
    look,
    async accept() {
      await look()
    },
  }
}
