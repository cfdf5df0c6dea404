import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refuseEarlierDatabase } from '@saya/process'
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
  await bringUpToDate(pool, migrations).catch(async (error: unknown) => {
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

async function bringUpToDate(pool: pg.Pool, folder: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('saya sandbox'))`)
    await client.query('create table if not exists migration (name text primary key)')
    const files = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const applied = rows.map(({ name }) => name)
    refuseEarlierDatabase(applied, files)
    for (const file of files.filter(name => !applied.includes(name))) {
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
