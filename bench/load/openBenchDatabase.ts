import { join } from 'node:path'
import { type Database, openDatabase } from '../../apps/server/platform/db/database.ts'
import { migrate } from '../../apps/server/platform/db/shape/migrate.ts'
import { seedDemoContent } from '../../apps/server/seedDemoContent.ts'
import { root } from '../../packages/testing/root.ts'

/** Makes a database ready, with the demo content, and opens it. */
export async function openBenchDatabase(url: string): Promise<Database> {
  await migrate({ url, folder: join(root, 'db/migrations'), memberSchemas: 1 })
  const db = await openDatabase(url)
  await seedDemoContent(db, join(root, 'content'))
  return db
}
