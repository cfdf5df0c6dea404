import { listDefinitions, readPlans } from './definition.store.ts'
import type { TaskDeps } from './deps.ts'
import { readFacts, readShared } from './readFacts.ts'
import { judgeTask } from './task.rules.ts'

/** The tasks that are on, those of which the member can still collect something, what a check-in gives, and how far the member is. */
export async function readTasks(deps: Pick<TaskDeps, 'db' | 'clock'>, uid: bigint, nowMs: number) {
  const shared = await readShared(deps, uid)
  return deps.db.member(uid, async tx => {
    const facts = await readFacts(tx, uid, { shared, nowMs })
    if (!facts) throw new Error(`There is no member ${uid}.`)
    const tasks = (await listDefinitions(tx)).filter(task => task.isOn || judgeTask(task, facts.tasks).due.length > 0)
    return { facts, tasks, plans: await readPlans(tx) }
  })
}
