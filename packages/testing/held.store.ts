import { sql } from 'kysely'
import type { AppTx, Database } from '../../apps/server/platform/db/database.ts'

/** Begins several things while a proposed way is held by somebody else, and lets go of it once all of them wait for it. */
export async function raceForWay<T>(db: Database, id: string, begin: () => readonly Promise<T>[]): Promise<T[]> {
  let begun: readonly Promise<T>[] = []
  await db.ref(async tx => {
    await tx.selectFrom('channel_way').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
    begun = begin()
    while ((await db.app(countWaiting)) < begun.length) await new Promise(resolve => setTimeout(resolve, 2))
  })
  return Promise.all(begun)
}

/** Asked in a transaction of its own each time, since within one the answer stays. */
async function countWaiting(tx: AppTx): Promise<number> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await waiting.execute(tx)).rows.length
}
