import { touchContent } from '../features/game/index.ts'
import { publishTexts, readLegalTexts } from '../features/legal/index.ts'
import type { Database } from '../platform/db/database.ts'

/** Publishes the legal texts of a folder that differ from their newest version. True when any did. */
export async function publishLegal(db: Database, folder: string): Promise<boolean> {
  const texts = await readLegalTexts(folder)
  return db.ref(async tx => {
    const isChanged = await publishTexts(tx, texts)
    if (isChanged) await touchContent(tx)
    return isChanged
  })
}
