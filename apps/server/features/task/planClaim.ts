import type { contract } from '@saya/contract'
import type { OutcomeOf } from '@saya/contract/handler.ts'
import { refuse } from '@saya/contract/outcome.ts'
import { taskStates } from '@saya/contract/task/task.ts'
import { checkInTypes } from '@saya/contract/task/taskTypes.ts'
import type { Text } from '@saya/contract/text.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { rewardIdOf } from '../reward/index.ts'
import { type CheckIn, judgeCheckIn, nameOfCheckIn } from './checkIn.rules.ts'
import { listDefinitions, readPlans } from './definition.store.ts'
import type { TaskDeps } from './deps.ts'
import { coinKind, findObstacle } from './findObstacle.ts'
import { type MemberFacts, readFacts, type SharedNow } from './readFacts.ts'
import { type Due, isCollectable, judgeTask, type TaskDefinition } from './task.rules.ts'

type ClaimRefusal = Extract<OutcomeOf<typeof contract.task.claimTask>, { readonly ok: false }>

/** One thing that is collected: a reward of its own. */
export interface ClaimItem {
  readonly rewardId: string
  /** Names its reward among those of the member. */
  readonly name: string
  readonly ty: number
  readonly day: string
  readonly step: number
  readonly coins: number
  readonly isMadeUp: boolean
  readonly names: Text
  readonly isOnce: boolean
  /** Which definition it goes by. */
  readonly seq: number
}

export interface ClaimWish {
  readonly uid: bigint
  readonly ty: number
  readonly isMakeUp: boolean
  readonly shared: SharedNow
  readonly nowMs: number
}

export type ClaimPlan =
  | {
      readonly ok: true
      readonly items: readonly ClaimItem[]
      readonly facts: MemberFacts
      readonly tasks: readonly TaskDefinition[]
    }
  | ClaimRefusal

/** What a member would collect now, or why nothing. It is asked before anything is counted, and again as it is posted. */
export async function planClaim(
  tx: MemberTx,
  { jurisdiction }: Pick<TaskDeps, 'jurisdiction'>,
  wish: ClaimWish,
): Promise<ClaimPlan> {
  const { uid, nowMs } = wish
  const facts = await readFacts(tx, uid, wish)
  if (!facts) return refuse('task_account')
  const obstacle = await findObstacle(tx, { uid, nowMs, jurisdiction })
  if (obstacle) return obstacle
  const tasks = await listDefinitions(tx)
  const isCheckIn = wish.ty === checkInTypes.newbie || wish.ty === checkInTypes.daily
  const items = isCheckIn ? await planCheckIn(tx, facts, wish) : planTask(tasks, facts, wish)
  return typeof items === 'string' ? refuse(items) : { ok: true, items, facts, tasks }
}

async function planCheckIn(tx: MemberTx, { checkIn }: MemberFacts, { uid, isMakeUp }: ClaimWish) {
  const { isDone, today, both } = judgeCheckIn(checkIn, await readPlans(tx))
  if (isDone) return 'task_checked_in'
  if (isMakeUp && !both) return 'task_no_make_up'
  return (isMakeUp && both ? both : [today]).map(day => itemOfDay(uid, day))
}

function itemOfDay(uid: bigint, checkIn: CheckIn): ClaimItem {
  const name = nameOfCheckIn(checkIn)
  const { day, period, place, coins, isMadeUp } = checkIn
  return {
    rewardId: rewardIdOf({ uid, kind: coinKind, name }),
    name,
    ty: checkInTypes[period],
    day,
    step: place,
    coins,
    isMadeUp,
    names: [`Check-in, day ${place}`, `Check-in, araw ${place}`],
    isOnce: period === 'newbie',
    seq: 0,
  }
}

function planTask(tasks: readonly TaskDefinition[], { tasks: facts }: MemberFacts, { uid, ty }: ClaimWish) {
  const task = tasks.find(one => one.ty === ty && isCollectable(one, facts.today))
  if (!task) return 'task_unknown'
  const { state, due } = judgeTask(task, facts)
  if (!task.isOn && due.length === 0) return 'task_unknown'
  if (state === taskStates.collected) return 'task_collected'
  if (due.length === 0) return 'task_open'
  return due.map(one => itemOfTask(uid, task, one))
}

function itemOfTask(uid: bigint, { names, seq }: TaskDefinition, { ty, name, day, step, isOnce }: Due): ClaimItem {
  const rewardId = rewardIdOf({ uid, kind: coinKind, name })
  return { rewardId, name, ty, day, step: step.value, coins: step.coins, isMadeUp: false, names, isOnce, seq }
}
