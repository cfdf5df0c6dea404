import { runMigrations } from 'graphile-worker'
import { openPool } from '../db/openPool.ts'
import { workerLogger } from './workerLogger.ts'

/**
 * Brings the queue's own schema to the shape that its library needs. Doing it again changes nothing. Of a pool of the library's own a
 * connection that is lost while it closes would end the process.
 */
export async function prepareJobs(url: string): Promise<void> {
  const pool = openPool({ url, connections: 2, name: 'saya jobs', plainTypes: true, isLong: true })
  try {
    await runMigrations({ pgPool: pool, logger: workerLogger() })
  } finally {
    await pool.end()
  }
}
