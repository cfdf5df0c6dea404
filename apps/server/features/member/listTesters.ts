import type { Database } from '../../platform/db/database.ts'
import { groupBySchema } from '../../platform/db/groupBySchema.ts'
import { listTesterUids } from './testers.store.ts'

/** Which of these members are testers, who count nowhere, whichever schemas they are in. */
export async function listTesters(
  { db }: { readonly db: Database },
  uids: readonly bigint[],
): Promise<readonly bigint[]> {
  const testers: bigint[] = []
  const members = uids.map(uid => ({ uid }))
  for (const some of groupBySchema(db, members)) {
    const own = some.map(({ uid }) => uid)
    testers.push(...(await db.member(some[0].uid, tx => listTesterUids(tx, own))))
  }
  return testers
}
