import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, startPostgres } from '@saya/postgres'
import type { TestProject } from 'vitest/node'
import { openBooks } from '../../apps/sandbox/books.store.ts'
import { migrate } from '../../apps/server/platform/db/migrate.ts'
import './databases.ts'
import { root } from './root.ts'

/** One real PostgreSQL for a whole run, with templates that every test clones its own databases from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // In memory where there is room: a cloned database is hundreds of small files, which some disks are slow to make.
  const folder = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'saya-test-'))
  // PostgreSQL runs as another user when the tests run as root.
  await chmod(folder, 0o755)
  const postgres = await startPostgres({ dataFolder: folder, forTests: true })
  await createDatabase(postgres.url('postgres'), 'saya_one')
  await createDatabase(postgres.url('postgres'), 'saya_three')
  await createDatabase(postgres.url('postgres'), 'sandbox')
  const migrations = join(root, 'db/migrations')
  await migrate({ url: postgres.url('saya_one'), folder: migrations, memberSchemas: 1 })
  await migrate({ url: postgres.url('saya_three'), folder: migrations, memberSchemas: 3 })
  await (await openBooks(postgres.url('sandbox'), join(root, 'apps/sandbox/migrations'))).close()
  project.provide('postgresUrl', postgres.url('*'))
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
