import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { mayMarket } from '../marketing/index.ts'
import { findStop } from '../reward/index.ts'
import { judgeCheckIn } from './checkIn.rules.ts'
import type { TaskDeps } from './deps.ts'
import { coinKind } from './planClaim.ts'
import { readTasks } from './readTasks.ts'
import { countDone } from './task.rules.ts'

/** Whoever is to be made no offer is reminded of nothing. */
export function countUnclaimed(deps: TaskDeps): Handler<typeof contract.task.countUnclaimed> {
  return async ({ caller: { uid } }) => {
    const nowMs = deps.clock.now()
    const isReminded = await deps.db.member(uid, async tx => {
      const stop = await findStop(tx, { uid, kind: coinKind, nowMs })
      return !stop && (await mayMarket(tx, { uid, reach: 'shown', nowMs })) !== null
    })
    if (!isReminded) return done({ count: 0 })
    const { facts, tasks, plans } = await readTasks(deps, uid, nowMs)
    const checkIns = judgeCheckIn(facts.checkIn, plans).isDone ? 0 : 1
    return done({ count: countDone(tasks, facts.tasks) + checkIns })
  }
}
