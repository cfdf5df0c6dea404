import type { Database } from '../../platform/db/database.ts'
import { groupBySchema } from '../../platform/db/groupBySchema.ts'
import { listPublicNames } from './publicNames.store.ts'

/** What public lists call these members, whichever schemas they are in. */
export async function listNames(
  { db }: { readonly db: Database },
  uids: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  const names = new Map<bigint, string>()
  for (const some of groupBySchema(
    db,
    uids.map(uid => ({ uid })),
  )) {
    const own = some.map(({ uid }) => uid)
    for (const [uid, name] of await db.member(some[0].uid, tx => listPublicNames(tx, own))) names.set(uid, name)
  }
  return names
}
