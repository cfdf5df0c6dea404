import { join } from 'node:path'
import { openDatabase } from '../../../apps/server/platform/db/database.ts'
import { seedDemoContent } from '../../../apps/server/seedDemoContent.ts'
import { offerEveryGame } from '../world/content.store.ts'
import { root } from '../root.ts'

/** Puts the demo's games and home page into a database. Our studio offers every game, as far as the catalogue knows. */
export async function loadContent(url: string): Promise<void> {
  const db = await openDatabase(url, 2)
  await seedDemoContent(db, join(root, 'content'))
  await db.ref(offerEveryGame)
  await db.close()
}
