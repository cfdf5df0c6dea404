import { manilaDay } from '@saya/money'
import type { MemberTx, RefTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { compareAndSet } from '../../platform/transition/transition.store.ts'
import type { Period, Plans } from './checkIn.rules.ts'
import type { TaskStep } from './collected.rules.ts'
import type { TaskDefinition } from './task.rules.ts'

/** Definitions are read in `ref`, and by transactions of a member. */
type AnyTx = RefTx | MemberTx

export async function listDefinitions(tx: AnyTx): Promise<readonly TaskDefinition[]> {
  const rows = await (tx as RefTx)
    .selectFrom('task')
    .selectAll()
    .orderBy('category')
    .orderBy('sorting')
    .orderBy('ty')
    .execute()
  return rows.map(row => ({
    ty: row.ty,
    category: row.category === 1 ? 1 : 2,
    names: [row.en_name, row.tl_name],
    steps: row.steps as readonly TaskStep[],
    isOn: row.is_on,
    offDay: row.off_at === null ? undefined : manilaDay(row.off_at),
    sorting: row.sorting,
    seq: row.seq,
  }))
}

export interface PlanRow {
  readonly period: Period
  readonly coins: readonly number[]
  readonly seq: number
}

export async function listPlans(tx: AnyTx): Promise<readonly PlanRow[]> {
  const rows = await (tx as RefTx).selectFrom('task_plan').selectAll().orderBy('period', 'desc').execute()
  return rows.map(({ period, coins, seq }) => ({ period: period === 'newbie' ? 'newbie' : 'daily', coins, seq }))
}

export async function readPlans(tx: AnyTx): Promise<Plans> {
  const plans = await listPlans(tx)
  const of = (period: Period) => plans.find(plan => plan.period === period)?.coins ?? []
  return { newbie: of('newbie'), daily: of('daily') }
}

interface TaskChange {
  readonly names: readonly [string, string]
  readonly steps: readonly TaskStep[]
  readonly isOn: boolean
  readonly sorting: number
  readonly nowMs: number
}

/** False where it is not as it was seen any more. */
export async function setDefinition(
  tx: RefTx,
  { ty, seq, isOn: wasOn }: Pick<TaskDefinition, 'ty' | 'seq' | 'isOn'>,
  { names, steps, isOn, sorting, nowMs }: TaskChange,
): Promise<boolean> {
  const [en_name, tl_name] = names
  // One that stays off keeps the time at which it went off.
  const off = isOn ? { off_at: null } : wasOn ? { off_at: instant(nowMs) } : {}
  const set = { en_name, tl_name, steps: JSON.stringify(steps), is_on: isOn, ...off, sorting, seq: seq + 1 }
  return (await compareAndSet(tx, 'task', { seen: { ty, seq }, set })) !== undefined
}

/** False where it is not as it was seen any more. */
export async function setPlan(tx: RefTx, { period, coins, seq }: PlanRow): Promise<boolean> {
  const set = { coins: [...coins], seq: seq + 1 }
  return (await compareAndSet(tx, 'task_plan', { seen: { period, seq }, set })) !== undefined
}
