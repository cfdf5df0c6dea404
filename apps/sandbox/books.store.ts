import { applyMigrations } from '@saya/process'
import pg from 'pg'

/** The stand-ins' own database. They keep books as the real parties do, so that comparing with them proves something. */
export interface Books {
  query<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export async function openBooks(url: string, migrations: string): Promise<Books> {
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  await applyMigrations(pool, { folder: migrations, owner: 'sandbox' }).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  return {
    async query<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) {
      return (await pool.query<Row>(sql, [...values])).rows
    },
    close: () => pool.end(),
  }
}
