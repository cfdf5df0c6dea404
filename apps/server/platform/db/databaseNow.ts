import { sql } from 'kysely'
import type { Database } from './database.ts'

/** What the clock of the database says, in milliseconds since 1970. */
export function readDatabaseNow(db: Database): Promise<number> {
  return db.app(async tx => {
    const { rows } = await sql<{ now: number }>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(tx)
    const [row] = rows
    if (!row) throw new Error('The database told no time.')
    return row.now
  })
}
