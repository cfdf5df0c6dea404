import pg from 'pg'

interface PoolWish {
  readonly url: string
  readonly connections: number
  /** Who is connected, as the database's own list of sessions shows it. */
  readonly name: string
  /** Sends a statement before the one ahead of it is answered. */
  readonly pipeline?: boolean
  /** Leaves values as the driver reads them, for a library that expects them so. */
  readonly plainTypes?: boolean
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

const limits = [
  // A statement or a forgotten transaction must never hold a lock for long.
  'statement_timeout=10000',
  'idle_in_transaction_session_timeout=15000',
  'lock_timeout=5000',
  // Outside the transactions that name their schema, no unqualified name means anything.
  'search_path=',
]

/** Connections with the time-outs that hold everywhere, and none of whose losses ends the process. */
export function openPool({ url, connections, name, pipeline = false, plainTypes = false }: PoolWish): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    ...(plainTypes ? {} : { types }),
    application_name: name,
    connectionTimeoutMillis: 5000,
    // A server that is gone without a word is noticed here, past what it would allow a statement itself.
    query_timeout: 15_000,
    keepAlive: true,
    pipeline,
    options: limits.map(limit => `-c ${limit}`).join(' '),
  })
  // Whoever uses a lost connection hears of it from their statement; without these listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}
