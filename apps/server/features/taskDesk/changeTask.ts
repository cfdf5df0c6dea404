import type { Parts } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { manilaDay } from '@saya/money'
import type { RefTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { findUnsafeCoins, lockPromotions } from '../promotion/index.ts'
import { actFirst } from '../staff/index.ts'
import { listDefinitions, listPlans, readPlans, setDefinition, setPlan, type TaskDeskDeps } from '../task/index.ts'
import { areSteps, changed, periodOf } from './change.rules.ts'
import { refuseUnsafe } from './refuseUnsafe.ts'

type Operation = typeof officeContract.taskDesk.changeTask
type Body = Parts<Operation>['body']

/**
 * One person changes it: what it can cost is bounded by the guard. It counts at once, takes nothing back, and pays nothing twice. It is judged
 * early, and again where it is saved, while nobody else changes what members earn.
 */
export function changeTask(deps: TaskDeskDeps): Handler<Operation> {
  const { db, clock } = deps
  return async call => {
    const { body } = call
    if (!areSteps(body)) return refuse('task_steps')
    const judged = await db.ref(tx => judge(tx, body, clock.now()))
    if (!judged.ok) return judged
    const { ty, seq, en_name, tl_name, steps, is_on, sorting, reason } = body
    const object = { kind: 'task', id: String(ty) } as const
    const after = { names: [en_name, tl_name], steps, isOn: is_on, sorting }
    const act = { action: 'task.change', object, before: { ...judged.data.before }, after, reason } as const
    return actFirst(deps, { actor: call, act }, () =>
      db.ref(async tx => {
        const again = await judge(tx, body, clock.now())
        if (!again.ok) return again
        const isSet = await save(tx, body, { wasOn: again.data.wasOn, nowMs: clock.now() })
        return isSet ? done({ seq: seq + 1 }) : refuse('changed_meanwhile')
      }),
    )
  }
}

interface TaskBefore {
  /** What stands now, as it is kept on record. */
  readonly before: object
  readonly wasOn: boolean
}

/** What stands now, where it is the one that was seen and the change is safe. Nothing that members earn changes until the transaction is over. */
async function judge(tx: RefTx, body: Body, nowMs: number) {
  await lockPromotions(tx)
  const period = periodOf(body.ty)
  const tasks = await listDefinitions(tx)
  const plan = (await listPlans(tx)).find(one => one.period === period)
  const task = tasks.find(({ ty }) => ty === body.ty)
  const kept = period ? plan : task
  if (!kept) return refuse('not_found')
  if (kept.seq !== body.seq) return refuse('changed_meanwhile')
  const wish = changed({ tasks, plans: await readPlans(tx) }, body, manilaDay(nowMs))
  const verdict = await findUnsafeCoins(tx, wish, nowMs)
  if (verdict) return refuseUnsafe(verdict)
  const before = task ? { names: task.names, steps: task.steps, isOn: task.isOn } : { coins: plan?.coins }
  return done<TaskBefore>({ before, wasOn: task?.isOn ?? true })
}

interface Saving {
  readonly wasOn: boolean
  readonly nowMs: number
}

function save(tx: RefTx, body: Body, { wasOn, nowMs }: Saving) {
  const { ty, seq, en_name, tl_name, steps, is_on: isOn, sorting } = body
  const period = periodOf(ty)
  if (period) return setPlan(tx, { period, coins: steps.map(({ coins }) => coins), seq })
  return setDefinition(tx, { ty, seq, isOn: wasOn }, { names: [en_name, tl_name], steps, isOn, sorting, nowMs })
}
