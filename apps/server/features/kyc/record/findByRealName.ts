import type { Database } from '../../../platform/db/database.ts'
import { listByRealName } from '../standing/standing.store.ts'

const mostOfSchema = 500

/** Whose approved name has words that begin as these do, over all schemas. Words with figures are no name. */
export async function findByRealName(db: Database, words: string): Promise<readonly bigint[]> {
  if (/\p{N}/u.test(words)) return []
  const asked = words
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .map(word => `${word}:*`)
    .join(' & ')
  if (asked.length < 4) return []
  const uids: bigint[] = []
  for (let index = 0; index < db.memberSchemas; index++) {
    uids.push(...(await db.memberSchema(index, tx => listByRealName(tx, asked, mostOfSchema))))
  }
  return uids
}
