import { join } from 'node:path'
import { type Database, openDatabase } from '../../../../apps/server/platform/db/database.ts'
import { migrate } from '../../../../apps/server/platform/db/shape/migrate.ts'
import { seedDemoContent } from '../../../../apps/server/seedDemoContent.ts'
import { testGame, testProviders } from '../../parties/providers.ts'
import { serverRole } from '../../process/databases.ts'
import { createServerRole } from '../../process/makeTemplates.ts'
import { linkProvider } from '../../parties/providers.store.ts'
import { root } from '../../root.ts'
import { watchStates } from '../states.store.ts'

/** Makes a database ready to be killed, and the role that serves it: with content, one provider, and every change of an order's state written down. */
export async function openKillBooks(url: string, memberSchemas: number): Promise<Database> {
  await createServerRole(url)
  const shape = { url, folder: join(root, 'db/migrations'), memberSchemas }
  await migrate(shape)
  const db = await openDatabase(url, 2)
  await seedDemoContent(db, join(root, 'content'))
  await watchStates(db)
  // Behind the last table, which whoever serves must be able to read.
  await migrate({ ...shape, serverRole })
  const provider = testProviders.rpp
  await db.ref(tx => linkProvider(tx, { ...provider, dialect: 'rpp', game: testGame }, {}))
  return db
}
