import pg from 'pg'

export async function createDatabase(url: string, name: string, template = 'template1'): Promise<void> {
  await withClient(url, async client => {
    // Copying files costs two checkpoints, which are cheap only for a server that does not wait for the disk.
    const { rows } = await client.query<{ fsync: string }>('show fsync')
    const strategy = rows[0]?.fsync === 'off' ? 'file_copy' : 'wal_log'
    const [target, source] = [name, template].map(client.escapeIdentifier)
    await client.query(`create database ${target} template ${source} strategy ${strategy}`)
  })
}

/** Ends whatever is still connected to it. A database that does not exist is fine. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await withClient(url, client => client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`))
}

export async function databaseExists(url: string, name: string): Promise<boolean> {
  const found = await withClient(url, client => client.query('select from pg_database where datname = $1', [name]))
  return found.rowCount === 1
}

export async function readServerVersion(url: string): Promise<string> {
  const answer = await withClient(url, client => client.query<{ server_version: string }>('show server_version'))
  return answer.rows[0]?.server_version ?? 'unknown'
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 60_000 })
  // A server that goes away breaks the query, which is what the caller hears of.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
