import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { memberSchemaOf } from './schemas.ts'
import type { AppTables, MemberTables, RefTables } from './tables.gen.ts'

export type AppTx = Transaction<AppTables>
export type RefTx = Transaction<RefTables>
export type MemberTx = Transaction<MemberTables & RefTables>

/**
 * The three doors to the database. Each opens a transaction in which unqualified names mean one schema: what all
 * members share, what is found before a member is known, or what one member owns (with `ref` behind it).
 */
export interface Database {
  app<T>(work: (tx: AppTx) => Promise<T>): Promise<T>
  ref<T>(work: (tx: RefTx) => Promise<T>): Promise<T>
  member<T>(uid: bigint, work: (tx: MemberTx) => Promise<T>): Promise<T>
  /** The schema that owns a member, for those who send statements of their own. */
  schemaOf(uid: bigint): string
  /** How many connections wait or work, for `/metrics`. */
  load(): { readonly open: number; readonly waiting: number }
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

// Eight-byte integers hold money and members: as `bigint` they are exact. Points in time are milliseconds.
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === 20) return BigInt
    if (oid === 1184)
      return (text: string) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).getTime()
    return pg.types.getTypeParser(oid, format)
  },
}

export async function openDatabase(url: string, connections = 12): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: types as pg.CustomTypesConfig,
    connectionTimeoutMillis: 5000,
    // A statement or a forgotten transaction must never hold a lock for long.
    options: '-c statement_timeout=10000 -c idle_in_transaction_session_timeout=15000 -c lock_timeout=5000',
  })
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // Nor may one that is lost between two statements of a transaction: the next statement fails instead.
  pool.on('connect', client => client.on('error', () => {}))
  const count = await memberSchemaCount(pool)
  const root = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })

  function within<T>(path: string, work: (tx: never) => Promise<T>): Promise<T> {
    return root.transaction().execute(async tx => {
      await sql.raw(`set local search_path = ${path}`).execute(tx)
      return work(tx as never)
    })
  }

  return {
    app: work => within('app', work),
    ref: work => within('ref', work),
    member: (uid, work) => within(`${memberSchemaOf(uid, count)}, ref`, work),
    schemaOf: uid => memberSchemaOf(uid, count),
    load: () => ({ open: pool.totalCount, waiting: pool.waitingCount }),
    isReachable: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => root.destroy(),
  }
}

async function memberSchemaCount(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ member_schemas: number }>('select member_schemas from app.cluster')
  const count = rows[0]?.member_schemas
  if (!count) throw new Error('The database was not prepared: run the migrations first.')
  return count
}
