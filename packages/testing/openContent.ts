import { join } from 'node:path'
import { type Database, openDatabase } from '../../apps/server/platform/db/database.ts'
import { seedDemoContent } from '../../apps/server/seedDemoContent.ts'
import { offerEveryGame } from './content.store.ts'
import { root } from './root.ts'

/** A database with the demo's games and home page in it. Our studio offers every game, as far as the catalogue knows. */
export async function openContent(url: string): Promise<Database> {
  const db = await openDatabase(url, 6)
  await seedDemoContent(db, join(root, 'content'))
  await db.ref(offerEveryGame)
  return db
}
