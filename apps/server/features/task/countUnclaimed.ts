import type { contract } from '@saya/contract'
import { taskErrors } from '@saya/contract/task/errors.ts'
import { textIn } from '@saya/contract/text.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { mayMarket } from '../marketing/index.ts'
import { judgeCheckIn } from './checkIn.rules.ts'
import type { TaskDeps } from './deps.ts'
import { findObstacle } from './findObstacle.ts'
import { readTasks } from './readTasks.ts'
import { countDone } from './task.rules.ts'

/** Whoever is to be made no offer, or can collect nothing, is reminded of nothing. */
export function countUnclaimed(deps: TaskDeps): Handler<typeof contract.task.countUnclaimed> {
  return async ({ caller: { uid }, visitor: { language } }) => {
    const nowMs = deps.clock.now()
    const { obstacle, isReminded } = await deps.db.member(uid, async tx => ({
      obstacle: await findObstacle(tx, { ...deps, uid, nowMs }),
      isReminded: (await mayMarket(tx, { uid, reach: 'shown', nowMs })) !== null,
    }))
    if (obstacle) {
      return done({ count: 0, why_not: { code: obstacle, sentence: textIn(taskErrors[obstacle].text, language) } })
    }
    const why_not = { code: '' as const, sentence: '' }
    if (!isReminded) return done({ count: 0, why_not })
    const { facts, tasks, plans } = await readTasks(deps, uid, nowMs)
    const checkIns = judgeCheckIn(facts.checkIn, plans).isDone ? 0 : 1
    return done({ count: countDone(tasks, facts.tasks) + checkIns, why_not })
  }
}
