import { EventEmitter } from 'node:events'
import { run, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { openPool } from '../db/openPool.ts'
import { holdAlive, releaseDead } from './job.store.ts'
import type { JobMeasure } from './measureJobs.ts'
import type { Task } from './task.ts'
import { workerLogger } from './workerLogger.ts'

export interface JobsOptions {
  readonly url: string
  readonly db: Database
  readonly tasks: readonly Task[]
  readonly log: Logger
  readonly measure: JobMeasure
  /** How many run at once here. */
  readonly concurrency?: number
  /** How often the jobs of dead workers are looked for, and how old a lock must be to count. */
  readonly sweepMs?: number
  /** How long a job may go on once the server ends. Then it is cut short, and runs again elsewhere. */
  readonly patienceMs?: number
}

export interface Jobs {
  /** Whether jobs are taken and new ones heard of. */
  isRunning(): boolean
  close(): Promise<void>
}

/** Takes jobs from the database and runs them. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { db, log, concurrency = 4, sweepMs = 10_000, patienceMs = 5000 } = options
  const pool = openPool({ url: options.url, connections: concurrency + 3, name: 'saya jobs', plainTypes: true })
  const events = new EventEmitter() as WorkerEvents
  const watched = watch(events, options)
  await sweep(db, log, sweepMs)
  const runner = await run({
    pgPool: pool,
    noHandleSignals: true,
    logger: workerLogger(log),
    events,
    taskList: taskList(options),
    parsedCronItems: [],
    preset: {
      worker: {
        concurrentJobs: concurrency,
        // Each is taken when it is run. Several taken at once would be faster, but where the database is gone when those that
        // wait are to be given back, the library shuts its runner down, or the whole process, and nothing is run here again.
        localQueue: { size: -1 },
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
        gracefulShutdownAbortTimeout: patienceMs - 1000,
      },
    },
  }).catch(async (fault: unknown) => {
    await pool.end()
    throw fault
  })
  let isEnded = false
  const ended = runner.promise
    .catch((fault: unknown) => log.error({ err: fault }, 'the worker ended'))
    .finally(() => {
      isEnded = true
    })
  await Promise.race([watched.firstHeard, ended])
  const timer = setInterval(() => void sweep(db, log, sweepMs), sweepMs)

  async function close(): Promise<void> {
    clearInterval(timer)
    const cut = setTimeout(watched.cutShort, patienceMs)
    await runner.stop().catch((fault: unknown) => log.warn({ err: fault }, 'the worker was cut short'))
    await ended
    clearTimeout(cut)
    await pool.end()
  }

  return { isRunning: () => !isEnded && watched.isListening(), close }
}

function taskList({ tasks, log, measure }: JobsOptions): TaskList {
  return Object.fromEntries(
    tasks.map(task => [
      task.name,
      async (payload, { abortSignal }) => {
        const signal = abortSignal ?? new AbortController().signal
        await measure(task.name, () => task.perform(payload, { signal, log: log.child({ task: task.name }) }))
      },
    ]),
  )
}

/** Follows the worker's line to the database, which also proves to other copies that it lives. */
function watch(events: WorkerEvents, { log }: JobsOptions) {
  let pool: WorkerPool | undefined
  let isListening = false
  const firstHeard = new Promise<void>(resolve => void events.once('pool:listen:success', () => resolve()))
  events.on('pool:create', ({ workerPool }) => {
    pool = workerPool
  })
  events.on('pool:listen:success', ({ client, workerPool }) => {
    isListening = true
    // Once the library has begun to listen: two statements at once are not to be asked of one connection.
    setImmediate(() => {
      holdAlive(client, workerPool.id).catch((fault: unknown) => log.warn({ err: fault }, 'the worker has no lock'))
    })
  })
  for (const event of ['pool:listen:error', 'pool:listen:release'] as const) {
    events.on(event, () => {
      isListening = false
    })
  }
  function cutShort(): void {
    Promise.resolve(pool?.forcefulShutdown('The server ends.')).catch((fault: unknown) =>
      log.warn({ err: fault }, 'a job could not be given back'),
    )
  }
  return { firstHeard, isListening: () => isListening, cutShort }
}

async function sweep(db: Database, log: Logger, graceMs: number): Promise<void> {
  try {
    const dead = await db.app(tx => releaseDead(tx, graceMs))
    if (dead.length > 0) log.warn({ workers: dead }, 'took back the jobs of workers that are gone')
  } catch (fault) {
    log.warn({ err: fault }, 'could not look for workers that are gone')
  }
}
