import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { taskStates } from '@saya/contract/task/task.ts'
import { manilaDay } from '@saya/money'
import type { RefTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findUnsafeCoins } from '../promotion/index.ts'
import {
  findFacts,
  judgeCheckIn,
  judgeTask,
  listDefinitions,
  type MemberFacts,
  readPlans,
  type TaskDeskDeps,
} from '../task/index.ts'
import { areSteps, changed, type Earnings, periodOf } from './change.rules.ts'
import { refuseUnsafe } from './refuseUnsafe.ts'

type Operation = typeof officeContract.taskDesk.previewTask
type Standing = AnswerOf<Operation>['before']

/** A look: it changes nothing, and keeps nothing. */
export function previewTask(deps: TaskDeskDeps): Handler<Operation> {
  return async ({ body }) => {
    if (!areSteps(body)) return refuse('task_steps')
    const facts = await findFacts(deps, BigInt(body.uid))
    if (!facts) return refuse('not_found')
    const nowMs = deps.clock.now()
    return deps.db.ref(async tx => {
      const before = await readEarnings(tx)
      if (!periodOf(body.ty) && before.tasks.every(({ ty }) => ty !== body.ty)) return refuse('not_found')
      const after = changed(before, body, manilaDay(nowMs))
      const verdict = await findUnsafeCoins(tx, after, nowMs)
      if (verdict) return refuseUnsafe(verdict)
      return done({ before: standingOf(before, facts, body.ty), after: standingOf(after, facts, body.ty) })
    })
  }
}

async function readEarnings(tx: RefTx): Promise<Earnings> {
  return { tasks: await listDefinitions(tx), plans: await readPlans(tx) }
}

/** How far the member is, as these would have it. */
function standingOf({ tasks, plans }: Earnings, facts: MemberFacts, ty: number): Standing {
  const period = periodOf(ty)
  if (period) {
    const { today, isDone } = judgeCheckIn(facts.checkIn, plans)
    if (today.period !== period) return { state: null, progress: '', bonus: 0 }
    const state = isDone ? taskStates.collected : taskStates.collectable
    return { state, progress: `Day ${today.place}`, bonus: today.coins }
  }
  const task = tasks.find(one => one.ty === ty)
  const verdict = task && judgeTask(task, facts.tasks)
  if (!verdict || (!task.isOn && verdict.due.length === 0)) return { state: null, progress: '', bonus: 0 }
  return { state: verdict.state, progress: `${verdict.progress} of ${verdict.goal}`, bonus: verdict.bonus }
}
