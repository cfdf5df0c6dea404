import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { taskStates } from '@saya/contract/task/task.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { TaskDeps } from './deps.ts'
import { readTasks } from './readTasks.ts'
import { isWithin, judgeTask } from './task.rules.ts'
import { viewClock, viewTask } from './task.view.ts'

/** Those of the first week are shown while it is, and behind it as long as they can be collected. */
export function listTasks(deps: TaskDeps): Handler<typeof contract.task.listTasks> {
  return async ({ caller: { uid }, visitor: { language } }) => {
    const nowMs = deps.clock.now()
    const { tasks, facts } = await readTasks(deps, uid, nowMs)
    const shown = tasks.filter(
      task =>
        task.category === 2 || isWithin(facts.tasks) || judgeTask(task, facts.tasks).state === taskStates.collectable,
    )
    const d = shown.map(task => viewTask(task, facts.tasks, language))
    return done({ ...viewClock(facts.tasks.week, nowMs), d, last_id: '' })
  }
}
