import type { contract } from '@saya/contract'
import { gateErrors } from '@saya/contract/gate/errors.ts'
import { taskErrors } from '@saya/contract/task/errors.ts'
import { done } from '@saya/contract/outcome.ts'
import { viewRefusal } from '../../platform/http/answer/viewRefusal.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { mayMarket } from '../marketing/index.ts'
import { judgeCheckIn } from './checkIn.rules.ts'
import type { TaskDeps } from './deps.ts'
import { findObstacle } from './findObstacle.ts'
import { readTasks } from './readTasks.ts'
import { countDone } from './task.rules.ts'

const declared = { ...gateErrors, ...taskErrors }

/** Whoever is to be made no offer, or can collect nothing, is reminded of nothing. */
export function countUnclaimed(deps: TaskDeps): Handler<typeof contract.task.countUnclaimed> {
  return async ({ caller: { uid }, visitor: { language } }) => {
    const nowMs = deps.clock.now()
    const { obstacle, isReminded } = await deps.db.member(uid, async tx => ({
      obstacle: await findObstacle(tx, { ...deps, uid, nowMs }),
      isReminded: (await mayMarket(tx, { uid, reach: 'shown', nowMs })) !== null,
    }))
    if (obstacle) return done({ count: 0, why_not: viewRefusal(obstacle, declared, language) })
    const why_not = { code: '', sentence: '' }
    if (!isReminded) return done({ count: 0, why_not })
    const { facts, tasks, plans } = await readTasks(deps, uid, nowMs)
    const checkIns = judgeCheckIn(facts.checkIn, plans).isDone ? 0 : 1
    return done({ count: countDone(tasks, facts.tasks) + checkIns, why_not })
  }
}
