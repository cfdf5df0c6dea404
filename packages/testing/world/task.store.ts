import { sql } from 'kysely'
import type { World } from './world.ts'

/** Makes a member one who joined a month ago, so that the first week is behind them. */
export async function joinLongAgo({ db }: World, uid: bigint): Promise<void> {
  await db.member(uid, tx =>
    sql`update profile set created_at = created_at - interval '30 days' where uid = ${uid}`.execute(tx),
  )
}

/** Has a member collected so many tasks on one day, the last of them a minute ago. */
export async function collectTasks({ db }: World, uid: bigint, count: number): Promise<void> {
  await db.member(uid, tx =>
    sql`insert into task_claim (reward_id, uid, ty, day, step, coins, en_name, tl_name, at)
      select gen_random_uuid(), ${uid}, 102, '2026-01-01', n, n, 'Task ' || n, 'Task ' || n, now() - make_interval(mins => n)
      from generate_series(1, ${count}::integer) n`.execute(tx),
  )
}
