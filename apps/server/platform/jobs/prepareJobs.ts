import { runMigrations } from 'graphile-worker'
import { workerLogger } from './workerLogger.ts'

/** Brings the queue's own schema to the shape that its library needs. Doing it again changes nothing. */
export async function prepareJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url, maxPoolSize: 2, logger: workerLogger() })
}
