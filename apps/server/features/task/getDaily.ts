import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { taskStates } from '@saya/contract/task/task.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { configOf, judgeCheckIn } from './checkIn.rules.ts'
import type { TaskDeps } from './deps.ts'
import { readTasks } from './readTasks.ts'

export function getDaily(deps: TaskDeps): Handler<typeof contract.task.getDaily> {
  return async ({ caller: { uid } }) => {
    const { facts, plans } = await readTasks(deps, uid, deps.clock.now())
    const verdict = judgeCheckIn(facts.checkIn, plans)
    const task_state = verdict.isDone ? taskStates.collected : taskStates.collectable
    return done({ d: { task_state, config: JSON.stringify(configOf(verdict, plans)) } })
  }
}
