import { pino } from 'pino'
import { type Jobs, startJobs, type Task } from '../../../apps/server/platform/jobs/index.ts'
import type { World } from '../world/world.ts'

/** Does the jobs of these kinds that the world's database holds, as a worker beside its server would. */
export function startWorker(world: Pick<World, 'databaseUrl' | 'db'>, ...tasks: Task[]): Promise<Jobs> {
  return startJobs({
    url: world.databaseUrl,
    db: world.db,
    log: pino({ level: 'silent' }),
    measure: (_task, perform) => perform(),
    tasks,
  })
}
