import { join } from 'node:path'
import { type Database, openDatabase } from '../../../../apps/server/platform/db/database.ts'
import { migrate } from '../../../../apps/server/platform/db/migrate.ts'
import { seedDemoContent } from '../../../../apps/server/seedDemoContent.ts'
import { testGame, testProviders } from '../../parties/providers.ts'
import { linkProvider } from '../../parties/providers.store.ts'
import { root } from '../../root.ts'
import { watchStates } from '../states.store.ts'

/** Makes a database ready to be killed: with content, one provider, and every change of an order's state written down. */
export async function openKillBooks(url: string, memberSchemas: number): Promise<Database> {
  await migrate({ url, folder: join(root, 'db/migrations'), memberSchemas })
  const db = await openDatabase(url, 2)
  await seedDemoContent(db, join(root, 'content'))
  await watchStates(db)
  const provider = testProviders.rpp
  await db.ref(tx => linkProvider(tx, { ...provider, dialect: 'rpp', game: testGame }, {}))
  return db
}
