import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findStop } from '../reward/index.ts'
import { judgeCheckIn } from './checkIn.rules.ts'
import type { TaskDeps } from './deps.ts'
import { coinKind } from './planClaim.ts'
import { readTasks } from './readTasks.ts'
import { countDone } from './task.rules.ts'

/** Whoever takes a break is reminded of nothing. */
export function countUnclaimed(deps: TaskDeps): Handler<typeof contract.task.countUnclaimed> {
  return async ({ caller: { uid } }) => {
    const nowMs = deps.clock.now()
    const stop = await deps.db.member(uid, tx => findStop(tx, { uid, kind: coinKind, nowMs }))
    if (stop) return done({ count: 0 })
    const { facts, tasks, plans } = await readTasks(deps, uid, nowMs)
    const checkIns = judgeCheckIn(facts.checkIn, plans).isDone ? 0 : 1
    return done({ count: countDone(tasks, facts.tasks) + checkIns })
  }
}
