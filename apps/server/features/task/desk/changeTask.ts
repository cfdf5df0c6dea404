import type { Parts } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { checkInTypes } from '@saya/contract/task/taskTypes.ts'
import type { RefTx } from '../../../platform/db/database.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actFirst } from '../../staff/index.ts'
import type { Period } from '../checkIn.rules.ts'
import { listDefinitions, listPlans, setDefinition, setPlan } from '../definition.store.ts'
import type { TaskDeskDeps } from '../deps.ts'
import { levelBackPpm, readLevels } from '../../vip/index.ts'
import { coinBackPpm, findUnsafeGame } from '../guard.rules.ts'
import type { TaskDefinition, TaskStep } from '../task.rules.ts'
import { weekDays } from '../week.rules.ts'
import { listPlayedGames } from './game.store.ts'

type Operation = typeof officeContract.task.changeTask
type Body = Parts<Operation>['body']

const mostSteps = 5

/** One person changes it: what it can cost is bounded by the guard. It counts at once, and takes nothing back. */
export function changeTask(deps: TaskDeskDeps): Handler<Operation> {
  return async call => {
    const { body } = call
    const period = periodOf(body.ty)
    if (!areSteps(body.steps, period)) return refuse('task_steps')
    const judged = await deps.db.ref(tx => judge(tx, body, period))
    if (!judged.ok) return judged
    const { ty, seq, en_name, tl_name, steps, is_on, sorting, reason } = body
    const object = { kind: 'task', id: String(ty) } as const
    const after = { names: [en_name, tl_name], steps, isOn: is_on, sorting }
    const act = { action: 'task.change', object, before: { ...judged.data }, after, reason } as const
    return actFirst(deps, { actor: call, act }, async () => {
      const isSet = await deps.db.ref(tx => save(tx, body, period))
      return isSet ? done({ seq: seq + 1 }) : refuse('changed_meanwhile')
    })
  }
}

function periodOf(ty: number): Period | undefined {
  if (ty === checkInTypes.newbie) return 'newbie'
  return ty === checkInTypes.daily ? 'daily' : undefined
}

function areSteps(steps: readonly TaskStep[], period: Period | undefined): boolean {
  if (period) return steps.length === weekDays
  const isRising = steps.every(({ value }, at) => at === 0 || value > (steps[at - 1]?.value ?? 0))
  return steps.length >= 1 && steps.length <= mostSteps && isRising
}

/** What stands now, where it is the one that was seen and the change is safe. */
async function judge(tx: RefTx, body: Body, period: Period | undefined) {
  if (period) {
    const plan = (await listPlans(tx)).find(one => one.period === period)
    if (!plan) return refuse('not_found')
    return plan.seq === body.seq ? done<object>({ coins: plan.coins }) : refuse('changed_meanwhile')
  }
  const tasks = await listDefinitions(tx)
  const kept = tasks.find(({ ty }) => ty === body.ty)
  if (!kept) return refuse('not_found')
  if (kept.seq !== body.seq) return refuse('changed_meanwhile')
  const changed = tasks.map(task => (task.ty === body.ty ? { ...task, steps: body.steps, isOn: body.is_on } : task))
  return (await refuseUnsafe(tx, changed)) ?? done<object>({ names: kept.names, steps: kept.steps, isOn: kept.isOn })
}

async function refuseUnsafe(tx: RefTx, tasks: readonly TaskDefinition[]) {
  const ofLevels = levelBackPpm((await readLevels(tx)).levels)
  const game = findUnsafeGame({ tasks, levelBackPpm: ofLevels }, await listPlayedGames(tx))
  if (!game) return undefined
  const backPpm = game.rtpPpm + ofLevels + coinBackPpm(tasks, game.gameType)
  return { ...refuse('task_margin'), values: { game: game.name, back: (backPpm / 10_000).toFixed(2) } }
}

function save(tx: RefTx, { ty, seq, en_name, tl_name, steps, is_on, sorting }: Body, period: Period | undefined) {
  if (period) return setPlan(tx, { period, coins: steps.map(({ coins }) => coins), seq })
  return setDefinition(tx, { ty, seq }, { names: [en_name, tl_name], steps, isOn: is_on, sorting })
}
