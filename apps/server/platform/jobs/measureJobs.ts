import { Gauge, Histogram, type Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { countJobs } from './job.store.ts'

/** Runs one job and notes how long it took and how it went. */
export type JobMeasure = (task: string, perform: () => Promise<void>) => Promise<void>

/** Figures of the jobs: those that wait, run or failed are counted in the database whenever somebody looks. */
export function measureJobs(metrics: Registry, { db, clock }: { db: Database; clock: Clock }): JobMeasure {
  const seconds = new Histogram({
    name: 'job_seconds',
    help: 'Time a job took, by task and whether it succeeded',
    labelNames: ['task', 'result'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers: [metrics],
  })
  const present = new Gauge({
    name: 'jobs',
    help: 'Jobs in the queue, by task and state',
    labelNames: ['task', 'state'],
    registers: [metrics],
    async collect() {
      // Figures of everything else are shown even while the database is away.
      const counts = await db.app(countJobs).catch(() => [])
      present.reset()
      for (const { task, state, count } of counts) present.set({ task, state }, count)
    },
  })
  return async (task, perform) => {
    const startedAtMs = clock.now()
    let result = 'failed'
    try {
      await perform()
      result = 'done'
    } finally {
      seconds.observe({ task, result }, (clock.now() - startedAtMs) / 1000)
    }
  }
}
