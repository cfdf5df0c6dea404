import { sql } from 'kysely'
import type pg from 'pg'
import * as v from 'valibot'
import type { AppTx } from '../db/database.ts'
import { instant } from '../db/instant.ts'
import type { JobKind } from './task.ts'

export interface JobWish<P> {
  readonly payload: P
  /** Not before this time. */
  readonly runAtMs?: number
  /** While a job with this key waits, adding it again replaces it. */
  readonly key?: string
}

/** Adds a job that exists if and only if the transaction is kept. A member's transaction never adds one itself. */
export async function addJob<P>(tx: AppTx, kind: JobKind<P>, wish: JobWish<P>): Promise<void> {
  v.assert(kind.payload, wish.payload)
  const runAt = wish.runAtMs === undefined ? null : instant(wish.runAtMs)
  await sql`
    select from graphile_worker.add_job(${kind.name}, payload => ${JSON.stringify(wish.payload)}::json, run_at => ${runAt},
      job_key => ${wish.key ?? null})`.execute(tx)
}

export interface JobCount {
  readonly task: string
  readonly state: 'waiting' | 'running' | 'retrying' | 'failed'
  readonly count: number
}

/** How many jobs there are of each task and state. Those that are done are gone. */
export async function countJobs(tx: AppTx): Promise<readonly JobCount[]> {
  const { rows } = await sql<JobCount>`
    select task_identifier as task,
           case when locked_at is not null then 'running'
                when attempts >= max_attempts then 'failed'
                when attempts > 0 then 'retrying'
                else 'waiting' end as state,
           count(*)::integer as count
    from graphile_worker.jobs group by 1, 2 order by 1, 2`.execute(tx)
  return rows
}

/** Deletes jobs that have failed for good, the last time before this: what they were about may name somebody. */
export async function deleteFailed(tx: AppTx, beforeMs: number): Promise<void> {
  await sql`
    select from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < ${instant(beforeMs)}))`.execute(tx)
}

const alive = sql`hashtext('saya jobs')`

/** Says that a worker lives, for as long as the connection does that hears of its jobs. */
export async function holdAlive(line: Pick<pg.ClientBase, 'query'>, worker: string): Promise<void> {
  await line.query(`select pg_advisory_lock(hashtext('saya jobs'), hashtext($1))`, [worker])
}

/**
 * Gives back the jobs of workers that live no more; whose lock can be had is dead. A worker that has only just begun may
 * not have its lock yet, so jobs taken within the grace are left alone.
 */
export async function releaseDead(tx: AppTx, graceMs: number): Promise<readonly string[]> {
  const { rows } = await sql<{ worker: string }>`
    select worker
    from (select distinct locked_by as worker from graphile_worker.jobs
          where locked_at < now() - ${graceMs} * interval '1 millisecond') as holder
    where pg_try_advisory_xact_lock(${alive}, hashtext(worker))`.execute(tx)
  const dead = rows.map(row => row.worker)
  if (dead.length > 0) await sql`select from graphile_worker.force_unlock_workers(${dead}::text[])`.execute(tx)
  return dead
}
