import { groupBySchema } from '../../../../apps/server/platform/db/groupBySchema.ts'
import type { World } from '../../world/world.ts'
import { setTally, type TalliedPlay } from './plays.store.ts'

/** What the tallies of all schemas have from now on, and nothing else. */
export async function replacePlays({ db }: World, plays: readonly TalliedPlay[]): Promise<void> {
  for (let schema = 0; schema < db.memberSchemas; schema++) await db.memberSchema(schema, tx => setTally(tx, []))
  for (const some of groupBySchema(db, plays)) await db.member(some[0].uid, tx => setTally(tx, some))
}
