import { sql } from 'kysely'
import type { AppTx } from '../../../apps/server/platform/db/database.ts'

export interface WaitingPush {
  readonly id: string
  readonly payload: object
  readonly runAtMs: number
}

/** The push messages that wait for a worker, the first due first. */
export async function listWaitingPushes(tx: AppTx): Promise<readonly WaitingPush[]> {
  const { rows } = await sql<WaitingPush>`
    select job.id::text, job.payload, (extract(epoch from job.run_at) * 1000)::float8 as "runAtMs"
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = 'push.send' order by job.run_at, job.id`.execute(tx)
  return rows
}

export async function deletePushJob(tx: AppTx, id: string): Promise<void> {
  await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(tx)
}
