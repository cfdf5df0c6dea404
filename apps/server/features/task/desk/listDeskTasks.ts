import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { taskStates } from '@saya/contract/task/task.ts'
import { checkInTypes } from '@saya/contract/task/taskTypes.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { judgeCheckIn } from '../checkIn.rules.ts'
import { listDefinitions, listPlans, type PlanRow, readPlans } from '../definition.store.ts'
import type { TaskDeskDeps } from '../deps.ts'
import { findFacts, type MemberFacts } from '../readFacts.ts'
import { judgeTask, type TaskDefinition } from '../task.rules.ts'

type Row = AnswerOf<typeof officeContract.task.listDeskTasks>['d'][number]
type Config = AnswerOf<typeof contract.task.listTasks>['d'][number]

/** A look at a member changes nothing: it is what they would be shown now, by the definitions as they stand. */
export function listDeskTasks(deps: TaskDeskDeps): Handler<typeof officeContract.task.listDeskTasks> {
  const { db } = deps
  return async ({ query }) => {
    const facts = query.uid === '' ? undefined : await findFacts(deps, BigInt(query.uid))
    if (query.uid !== '' && !facts) return refuse('not_found')
    const d = await db.ref(async tx => {
      const checkIn = facts && judgeCheckIn(facts.checkIn, await readPlans(tx))
      const state = checkIn && (checkIn.isDone ? taskStates.collected : taskStates.collectable)
      const plans = (await listPlans(tx)).map(plan => {
        const isTheirs = checkIn?.today.period === plan.period
        return viewPlan(plan, isTheirs ? (state ?? null) : null, isTheirs ? `Day ${checkIn?.today.place}` : '')
      })
      return [...plans, ...(await listDefinitions(tx)).map(task => viewTask(task, facts))]
    })
    return done({ d, t: d.length })
  }
}

function viewPlan({ period, coins, seq }: PlanRow, state: Config['task_state'] | null, progress: string): Row {
  const [en_name, tl_name] =
    period === 'newbie' ? ['Check-in, first week', 'Check-in, unang linggo'] : ['Daily check-in', 'Check-in araw-araw']
  return {
    ty: checkInTypes[period],
    category: period === 'newbie' ? 1 : 2,
    en_name,
    tl_name,
    steps: coins.map((one, at) => ({ value: at + 1, coins: one })),
    is_on: true,
    sorting: 1,
    seq,
    state,
    progress,
  }
}

function viewTask(task: TaskDefinition, facts: MemberFacts | undefined): Row {
  const { ty, category, names, steps, isOn, sorting, seq } = task
  const verdict = facts && judgeTask(task, facts.tasks)
  const [en_name, tl_name] = names
  const progress = verdict ? `${verdict.progress} of ${verdict.goal}` : ''
  return {
    ty,
    category,
    en_name,
    tl_name,
    steps: [...steps],
    is_on: isOn,
    sorting,
    seq,
    state: verdict?.state ?? null,
    progress,
  }
}
