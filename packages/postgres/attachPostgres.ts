import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { roleName } from './createCluster.ts'
import { readServerVersion } from './databases.ts'
import { type PostgresOptions, startPostgres } from './startPostgres.ts'

export interface AttachedPostgres {
  readonly url: (database: string) => string
  /** Stops what was started for this alone; one that ran already goes on. */
  stop(): Promise<void>
}

/** The embedded PostgreSQL of a data folder as it runs, or started for a while when it does not. */
export async function attachPostgres(options: PostgresOptions): Promise<AttachedPostgres> {
  const running = await findRunning(options.dataFolder)
  return running ?? startPostgres(options)
}

async function findRunning(dataFolder: string): Promise<AttachedPostgres | undefined> {
  const [port, password] = [path.join(dataFolder, 'postgres.port'), path.join(dataFolder, 'keys/postgres.password')]
  if (!existsSync(port) || !existsSync(password)) return undefined
  const address = `${roleName}:${readFileSync(password, 'utf8').trim()}@127.0.0.1:${readFileSync(port, 'utf8').trim()}`
  const url = (database: string) => `postgres://${address}/${database}`
  const isThere = await readServerVersion(url('postgres')).then(
    () => true,
    () => false,
  )
  return isThere ? { url, stop: async () => {} } : undefined
}
