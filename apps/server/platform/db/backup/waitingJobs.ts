import type pg from 'pg'
import type { TableShape } from './describeDatabase.ts'
import { mark } from './restoreMark.ts'

/**
 * Jobs that wait are taken along as what was asked for, not as the rows of a library's own tables: they are added anew,
 * by whatever version of it is there. Those that failed for good are left behind.
 */
export const waitingJobs: TableShape = {
  schema: mark,
  name: 'waiting_job',
  columns: ['identifier', 'payload', 'queue_name', 'run_at', 'max_attempts', 'job_key', 'priority'],
}

export const waitingJobsQuery = `
  select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where j.attempts < j.max_attempts order by j.id`

export async function openWaitingJobs(client: pg.Client): Promise<void> {
  await client.query(`create table ${mark}.waiting_job (place bigint generated always as identity, identifier text,
    payload json, queue_name text, run_at timestamptz, max_attempts integer, job_key text, priority integer)`)
}

/** In the order in which they were asked for. */
export async function addWaitingJobs(client: pg.Client): Promise<void> {
  await client.query(`do $$ declare j record; begin
    for j in select * from ${mark}.waiting_job order by place loop
      perform graphile_worker.add_job(j.identifier, j.payload, j.queue_name, j.run_at, j.max_attempts, j.job_key, j.priority);
    end loop; end $$`)
}
