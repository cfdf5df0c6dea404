import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
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
  await bringUpToDate(pool, migrations)
  return {
    async query<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) {
      return (await pool.query<Row>(sql, [...values])).rows
    },
    close: () => pool.end(),
  }
}

async function bringUpToDate(pool: pg.Pool, folder: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('saya sandbox'))`)
    await client.query('create table if not exists migration (name text primary key)')
    for (const file of (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()) {
      const known = await client.query('select 1 from migration where name = $1', [file])
      if (known.rowCount) continue
      await client.query('begin')
      await client.query(await readFile(join(folder, file), 'utf8'))
      await client.query('insert into migration values ($1)', [file])
      await client.query('commit')
    }
  } finally {
    await client.query('select pg_advisory_unlock_all()')
    client.release()
  }
}
