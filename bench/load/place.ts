import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../apps/server/platform/db/shape/migrate.ts'
import { startPostgres } from '../../packages/postgres/index.ts'

export interface Place {
  readonly url: (database: string) => string
  /** The process number of the server, whose children serve the connections. */
  readonly pid: number
  migrate(url: string, memberSchemas: number): Promise<void>
  remove(): Promise<void>
}

/** The product's own PostgreSQL with its own settings, every commit on the disk, in a folder of its own. */
export async function openPlace({ forTests = false } = {}): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'saya-bench-'))
  chmodSync(folder, 0o755)
  const postgres = await startPostgres({ dataFolder: folder, forTests })
  return {
    url: postgres.url,
    pid: Number.parseInt(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8'), 10),
    async migrate(url, memberSchemas) {
      await migrate({ url, folder: join(import.meta.dirname, '../../db/migrations'), memberSchemas })
    },
    async remove() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
