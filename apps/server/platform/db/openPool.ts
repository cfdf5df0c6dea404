import pg from 'pg'
import { sessionSettings } from './sessionSettings.ts'

interface PoolWish {
  readonly url: string
  readonly connections: number
  /** Who is connected, as the database's own list of sessions shows it. */
  readonly name: string
  /** Sends a statement before the one ahead of it is answered. */
  readonly pipeline?: boolean
  /** Leaves values as the driver reads them, for a library that expects them so. */
  readonly plainTypes?: boolean
  /** For statements that may take as long as they need. */
  readonly isLong?: boolean
  /** After how long without an answer the server is taken for gone. */
  readonly patienceMs?: number
}

// Eight-byte integers hold money and members: as `bigint` they are exact. Points in time are milliseconds.
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === 20) return BigInt
    if (oid === 1184)
      return (text: string) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).getTime()
    return pg.types.getTypeParser(oid, format)
  },
}

// Nobody waits for a lock for long, and outside the transactions that name their schema no unqualified name means anything.
const always = { lock_timeout: 5000, search_path: '' }
// A statement or a forgotten transaction must never hold a lock for long.
const limits = { statement_timeout: 10_000, idle_in_transaction_session_timeout: 15_000 }
// What is looked at at length is also thought about at length, between two pages of it, and summed up in memory.
const longLimits = { statement_timeout: 0, idle_in_transaction_session_timeout: 600_000, work_mem: '32MB' }
// A server that is gone without a word is noticed here, past what it would allow a statement itself.
const patienceOfAllMs = 15_000

/** Connections with the time-outs that hold everywhere, and none of whose losses ends the process. */
export function openPool(wish: PoolWish): pg.Pool {
  const { url, connections, name, pipeline = false, plainTypes = false, isLong = false } = wish
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    ...(plainTypes ? {} : { types }),
    application_name: name,
    connectionTimeoutMillis: 5000,
    // Of a long statement only the line can tell that nobody is at its other end.
    query_timeout: isLong ? 0 : (wish.patienceMs ?? patienceOfAllMs),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    pipeline,
    options: sessionSettings({ ...always, ...(isLong ? longLimits : limits) }),
  })
  // Whoever uses a lost connection hears of it from their statement; without these listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}
