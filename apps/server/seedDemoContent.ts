import { loadCatalogue, readCatalogue } from './features/game/index.ts'
import { loadHomeContent, readHomeContent } from './features/home/index.ts'
import type { Database } from './platform/db/database.ts'

/** Loads the demo catalogue and home page once, into a database that has none. True when it did. */
export async function seedDemoContent(db: Database, folder: string): Promise<boolean> {
  const [catalogue, home] = await Promise.all([readCatalogue(folder), readHomeContent(folder)])
  return db.ref(async tx => {
    const isLoaded = await loadCatalogue(tx, catalogue)
    if (isLoaded) await loadHomeContent(tx, home)
    return isLoaded
  })
}
