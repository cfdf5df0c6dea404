import { applyMigrations } from '@saya/process'
import pg from 'pg'

/** One transaction of the studio's own database. */
export interface Tx {
  query<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>
}

export interface Database {
  /** Asks one thing, or some that need not be of one moment: each is a transaction by itself, without the words for one. */
  look<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Does a work in one transaction. What it answers is on the disk by then. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Whole numbers beyond 2^53 stay what they are. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.INT8) return (text: string) => BigInt(text)
    return pg.types.getTypeParser(oid, format)
  },
}

/** Opens the studio's own books and brings them up to date. No other program reads or writes them. */
export async function openDatabase(url: string, migrations: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    types,
    // Whatever the server's own setting is.
    options: '-c synchronous_commit=on',
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 5000,
  })
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  await applyMigrations(pool, { folder: migrations, owner: 'studio' }).catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  return {
    look: work => look(pool, work),
    transaction: work => transaction(pool, work),
    close: () => pool.end(),
  }
}

/** Each connection plans a statement once: there are few, and they are asked again and again. */
const names = new Map<string, string>()

function nameOf(sql: string): string {
  const name = names.get(sql) ?? `s${names.size}`
  names.set(sql, name)
  return name
}

function txOn(client: pg.PoolClient): Tx {
  return {
    async query<Row extends pg.QueryResultRow>(sql: string, values: readonly unknown[] = []) {
      return (await client.query<Row>({ name: nameOf(sql), text: sql, values: [...values] })).rows
    },
  }
}

async function look<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(txOn(client))
  } finally {
    client.release()
  }
}

async function transaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isBroken = false
  try {
    await client.query('begin')
    const done = await work(txOn(client))
    await client.query('commit')
    return done
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.release(isBroken)
  }
}
