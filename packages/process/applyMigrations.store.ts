import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refuseEarlierDatabase } from './refuseEarlierDatabase.ts'

interface Client {
  query(sql: string, values?: unknown[]): Promise<{ readonly rows: unknown[] }>
  release(isBroken?: boolean): void
}

interface Pool {
  connect(): Promise<Client>
}

interface Migrations {
  readonly folder: string
  /** Whose database it is: of several processes that begin at once, one brings it up to date and the others wait. */
  readonly owner: string
}

/** Brings a small service's own database up to date: each file of its folder once, in their order, each in a transaction. */
export async function applyMigrations(pool: Pool, { folder, owner }: Migrations): Promise<void> {
  const client = await pool.connect()
  let isBroken = true
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [`saya ${owner}`])
    await client.query('create table if not exists migration (name text primary key)')
    const files = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
    const { rows } = await client.query('select name from migration')
    const applied = (rows as { readonly name: string }[]).map(({ name }) => name)
    refuseEarlierDatabase(applied, files)
    for (const file of files.filter(name => !applied.includes(name))) {
      await client.query('begin')
      await client.query(await readFile(join(folder, file), 'utf8'))
      await client.query('insert into migration values ($1)', [file])
      await client.query('commit')
    }
    await client.query('select pg_advisory_unlock_all()')
    isBroken = false
  } finally {
    // A connection that failed halfway goes, and its lock and transaction with it.
    client.release(isBroken)
  }
}
