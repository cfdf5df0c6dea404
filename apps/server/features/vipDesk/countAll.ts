import type { Database } from '../../platform/db/database.ts'
import { type Level, thresholdsOf } from '../vip/index.ts'
import { countLevels, type LevelCount } from './preview.store.ts'

/** How many members have each level, and to which one their play comes, over all schemas. */
export async function countAll({ db }: { readonly db: Database }, levels: readonly Level[]) {
  const counts: LevelCount[] = []
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    counts.push(...(await db.memberSchema(schema, tx => countLevels(tx, thresholdsOf(levels)), { isLong: true })))
  }
  return counts
}
