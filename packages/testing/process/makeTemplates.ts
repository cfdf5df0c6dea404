import { join } from 'node:path'
import { createDatabase } from '@saya/postgres'
import pg from 'pg'
import { openBooks } from '../../../apps/sandbox/books.store.ts'
import { migrate } from '../../../apps/server/platform/db/shape/migrate.ts'
import { openDatabase as openStudio } from '../../../apps/studio/platform/db/openDatabase.ts'
import { serverRole } from './databases.ts'
import { loadContent } from './loadContent.ts'
import { root } from '../root.ts'

/** Makes the databases that every test clones its own from, on a PostgreSQL that has none of them yet. */
export async function makeTemplates(urlOf: (database: string) => string): Promise<void> {
  await createServerRole(urlOf('postgres'))
  for (const name of ['saya_one', 'saya_three', 'sandbox', 'studio']) await createDatabase(urlOf('postgres'), name)
  const migrations = join(root, 'db/migrations')
  await migrate({ url: urlOf('saya_one'), folder: migrations, memberSchemas: 1, serverRole })
  await migrate({ url: urlOf('saya_three'), folder: migrations, memberSchemas: 3, serverRole })
  await (await openBooks(urlOf('sandbox'), join(root, 'apps/sandbox/migrations'))).close()
  await (await openStudio(urlOf('studio'), join(root, 'apps/studio/migrations'))).close()
  for (const [name, empty] of [
    ['content_one', 'saya_one'],
    ['content_three', 'saya_three'],
  ] as const) {
    await createDatabase(urlOf('postgres'), name, empty)
    await loadContent(urlOf(name))
  }
}

/** It enters with the password of the role that owns the databases. */
export async function createServerRole(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { password } = new URL(url)
  await client.query(`create role ${serverRole} login password ${client.escapeLiteral(decodeURIComponent(password))}`)
  await client.end()
}
