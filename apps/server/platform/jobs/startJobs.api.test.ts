import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ownDatabase, root } from '@saya/testing'
import pg from 'pg'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { type Database, openDatabase } from '../db/database.ts'
import { addJob } from './index.ts'
import { type JobMeasure, measureJobs } from './measureJobs.ts'
import { type JobsOptions, startJobs } from './startJobs.ts'
import { type JobKind, type JobRun, task } from './task.ts'

const trial: JobKind<{ number: number }> = { name: 'trial.run', payload: v.object({ number: v.number() }) }
const log = pino({ level: 'silent' })

let own: Awaited<ReturnType<typeof ownDatabase>>
let outside: pg.Client
let db: Database
let metrics: Registry
let measure: JobMeasure
const leaving: (() => unknown)[] = []

beforeEach(async () => {
  own = await ownDatabase('saya_one')
  outside = new pg.Client({ connectionString: own.url })
  await outside.connect()
  db = await openDatabase(own.url, 4)
  metrics = new Registry()
  measure = measureJobs(metrics, { db, clock: { now: () => Date.now() } })
})

afterEach(async () => {
  for (const leave of leaving.splice(0).toReversed()) await leave()
  await db.close()
  await outside.end()
  await own.drop()
})

async function start(run: (number: number, job: JobRun) => Promise<void>, wish: Partial<JobsOptions> = {}) {
  const jobs = await startJobs({
    url: own.url,
    db,
    log,
    tasks: [task(trial, ({ number }, job) => run(number, job))],
    measure,
    ...wish,
  })
  let isClosed = false
  async function close(): Promise<void> {
    if (isClosed) return
    isClosed = true
    await jobs.close()
  }
  leaving.push(close)
  return { isRunning: jobs.isRunning, close }
}

const add = (number: number) => db.app(tx => addJob(tx, trial, { payload: { number } }))

async function inQueue(): Promise<{ attempts: number; locked_by: string | null }[]> {
  return (await outside.query('select attempts, locked_by from graphile_worker.jobs order by id')).rows
}

const numbers = (given: readonly number[]) => given.toSorted((a, b) => a - b)

/** A door that stays shut until it is opened. */
function gate() {
  let open: () => void = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { open, opened }
}

test('a job runs once its transaction is kept, and never when it is undone', async () => {
  const seen: number[] = []
  await start(async number => void seen.push(number))
  const undone = db.app(async tx => {
    await addJob(tx, trial, { payload: { number: 1 } })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await add(2)
  await vi.waitFor(() => expect(seen).toEqual([2]), 5000)
  await vi.waitFor(async () => expect(await inQueue()).toEqual([]), 5000)
})

test('hundreds of jobs run once each', async () => {
  const seen: number[] = []
  await db.app(async tx => {
    for (let number = 0; number < 300; number++) await addJob(tx, trial, { payload: { number } })
  })
  await start(async number => void seen.push(number))
  await vi.waitFor(async () => expect(await inQueue()).toEqual([]), 15_000)
  expect(numbers(seen)).toEqual(Array.from({ length: 300 }, (_, number) => number))
})

test('a job of the same key replaces the one that waits', async () => {
  const seen: number[] = []
  await db.app(tx => addJob(tx, trial, { payload: { number: 1 }, key: 'one' }))
  await db.app(tx => addJob(tx, trial, { payload: { number: 2 }, key: 'one' }))
  await start(async number => void seen.push(number))
  await vi.waitFor(async () => expect(await inQueue()).toEqual([]), 5000)
  expect(seen).toEqual([2])
})

test('a job for later waits', async () => {
  await db.app(tx => addJob(tx, trial, { payload: { number: 1 }, runAtMs: Date.now() + 3_600_000 }))
  const seen: number[] = []
  await start(async number => void seen.push(number))
  await add(2)
  await vi.waitFor(() => expect(seen).toEqual([2]), 5000)
  await vi.waitFor(async () => expect(await inQueue()).toEqual([{ attempts: 0, locked_by: null }]), 5000)
  expect(seen).toEqual([2])
})

test('a job with a wrong payload is not added, and one that is there anyway is not run', async () => {
  await expect(db.app(tx => addJob(tx, trial, { payload: { number: 'x' } } as never))).rejects.toThrow(
    'Expected number',
  )
  await outside.query(`select graphile_worker.add_job('trial.run', '{"number":"x"}')`)
  const seen: number[] = []
  await start(async number => void seen.push(number))
  await vi.waitFor(async () => expect(await inQueue()).toEqual([{ attempts: 1, locked_by: null }]), 5000)
  expect(seen).toEqual([])
})

test('the figures tell how many jobs there are of each state, and how the others went', async () => {
  const { open, opened } = gate()
  await start(async number => {
    if (number === 1) await opened
    if (number === 2) throw new Error('no')
  })
  await db.app(async tx => {
    for (const number of [1, 2, 3]) await addJob(tx, trial, { payload: { number } })
    await addJob(tx, trial, { payload: { number: 4 }, runAtMs: Date.now() + 3_600_000 })
  })
  await vi.waitFor(async () => {
    const text = await metrics.metrics()
    expect(text).toContain('jobs{task="trial.run",state="running"} 1')
    expect(text).toContain('jobs{task="trial.run",state="retrying"} 1')
    expect(text).toContain('jobs{task="trial.run",state="waiting"} 1')
    expect(text).toContain('job_seconds_count{task="trial.run",result="done"} 1')
    expect(text).toContain('job_seconds_count{task="trial.run",result="failed"} 1')
  }, 5000)
  open()
})

test('the end of a server waits for what it runs, and gives back what it has not begun', async () => {
  const { open, opened } = gate()
  const done: number[] = []
  const first = await start(
    async number => {
      await opened
      done.push(number)
    },
    { concurrency: 1 },
  )
  for (const number of [1, 2, 3]) await add(number)
  await vi.waitFor(async () => expect((await inQueue())[0]?.attempts).toBe(1), 5000)
  const closing = first.close()
  setTimeout(open, 300)
  await closing
  expect(done).toHaveLength(1)
  expect((await inQueue()).map(job => job.locked_by)).toEqual([null, null])
})

test('a job that hangs is told to stop, then cut short, and runs again elsewhere', async () => {
  const signals: AbortSignal[] = []
  const hanging = await start(
    async (_number, { signal }) => {
      signals.push(signal)
      await new Promise(() => {})
    },
    { patienceMs: 1500 },
  )
  await add(1)
  await vi.waitFor(() => expect(signals).toHaveLength(1), 5000)
  const startedAt = performance.now()
  await hanging.close()
  expect(performance.now() - startedAt).toBeLessThan(3500)
  expect(signals[0]?.aborted).toBe(true)
  expect(await inQueue()).toEqual([{ attempts: 1, locked_by: null }])
  const seen: number[] = []
  await start(async number => void seen.push(number))
  await vi.waitFor(() => expect(seen).toEqual([1]), 10_000)
})

test('the jobs of a server that was killed run again, those of one that lives do not', async () => {
  const killed = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'apps/server/platform/jobs/holdJobsForTest.ts'), own.url],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await once(killed.stdout, 'data')
  const taken = once(killed.stdout, 'data')
  await add(1)
  await taken
  const slow: number[] = []
  const { open, opened } = gate()
  await start(
    async number => {
      slow.push(number)
      if (number === 2) await opened
    },
    { sweepMs: 200 },
  )
  leaving.push(open)
  await kill(killed)
  await add(2)
  await vi.waitFor(() => expect(slow).toContain(2), 5000)
  const seen: number[] = []
  await start(async number => void seen.push(number), { sweepMs: 200 })
  await vi.waitFor(() => expect(numbers([...slow, ...seen])).toEqual([1, 2]), 10_000)
  // A job leaves the queue a moment after its work is done.
  const lived = await vi.waitFor(async () => {
    const { rows } = await outside.query('select locked_at from graphile_worker.jobs')
    expect(rows).toHaveLength(1)
    return rows
  }, 5000)
  await vi.waitFor(async () => {
    const { rows } = await outside.query(`select now() - $1::timestamptz > interval '1 second' as passed`, [
      (lived[0] as { locked_at: Date }).locked_at,
    ])
    expect(rows).toEqual([{ passed: true }])
  }, 5000)
  expect(numbers([...slow, ...seen])).toEqual([1, 2])
})

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

test('a worker whose connections are all cut works on', async () => {
  const seen: number[] = []
  const jobs = await start(async number => void seen.push(number))
  await add(1)
  await vi.waitFor(() => expect(seen).toEqual([1]), 5000)
  // While the database takes no new ones, none comes back before it was looked.
  await letIn(false)
  await outside.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'saya jobs' and datname = current_database()`)
  await vi.waitFor(() => expect(jobs.isRunning()).toBe(false), 5000)
  await letIn(true)
  await vi.waitFor(() => expect(jobs.isRunning()).toBe(true), 10_000)
  await add(2)
  await vi.waitFor(() => expect(seen).toEqual([1, 2]), 5000)
})

async function letIn(isOpen: boolean): Promise<void> {
  const url = new URL(own.url)
  const elsewhere = new pg.Client({ connectionString: new URL('/postgres', url).href })
  await elsewhere.connect()
  await elsewhere.query(`alter database "${url.pathname.slice(1)}" allow_connections ${isOpen}`)
  await elsewhere.end()
}
