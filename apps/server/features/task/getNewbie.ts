import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { configOf, judgeCheckIn } from './checkIn.rules.ts'
import type { TaskDeps } from './deps.ts'
import { readTasks } from './readTasks.ts'
import { viewClock } from './task.view.ts'

export function getNewbie(deps: TaskDeps): Handler<typeof contract.task.getNewbie> {
  return async ({ caller: { uid } }) => {
    const nowMs = deps.clock.now()
    const { facts, plans } = await readTasks(deps, uid, nowMs)
    const { week } = facts.checkIn
    const config = JSON.stringify(configOf(judgeCheckIn(facts.checkIn, plans), plans))
    const d = { start_at: Math.floor(week.startAtMs / 1000), end_at: Math.floor(week.endAtMs / 1000), config }
    return done({ ...viewClock(week, nowMs), d })
  }
}
