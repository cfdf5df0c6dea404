import { sql } from 'kysely'
import type { AppTx, Database } from '../../../apps/server/platform/db/database.ts'

/** Begins several things while a proposed way is held by somebody else, and lets go of it once all of them wait for it. */
export async function raceForWay<T>(db: Database, id: string, begin: () => readonly Promise<T>[]): Promise<T[]> {
  let begun: readonly Promise<T>[] = []
  await db.ref(async tx => {
    await tx.selectFrom('channel_way').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
    begun = begin()
    await untilWaiting(db, begun.length)
  })
  return Promise.all(begun)
}

/** Does something while a member's peso wallet is held by somebody else, who lets go of it behind. It is told who waits for it. */
export function whileWalletHeld(
  db: Database,
  uid: bigint,
  work: (untilWaiting: (count: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  return db.member(uid, async tx => {
    await sql`select from wallet where uid = ${uid} and asset = 'PHP' for update`.execute(tx)
    await work(count => untilWaiting(db, count))
  })
}

/** So many wait for a lock that somebody holds. */
export async function untilWaiting(db: Database, count: number): Promise<void> {
  while ((await db.app(countWaiting)) < count) await new Promise(resolve => setTimeout(resolve, 2))
}

/** Asked in a transaction of its own each time, since within one the answer stays. */
async function countWaiting(tx: AppTx): Promise<number> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await waiting.execute(tx)).rows.length
}
