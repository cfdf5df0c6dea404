import { createHmac } from 'node:crypto'
import { manilaDay } from '@saya/money'
import { readPlans } from './definition.store.ts'
import type { TaskDeps } from './deps.ts'
import type { ClaimItem, ClaimPlan, ClaimWish } from './planClaim.ts'
import { readDeviceCap } from './setting.store.ts'
import { addShares } from './share.store.ts'
import { mostOf } from './task.rules.ts'

export interface Collector extends ClaimWish {
  /** What the browser is known by, or else where the call came from. */
  readonly device: string
}

class NoRoom extends Error {}

/**
 * Counts what is about to be collected against its cap: of the approved ID, or of the device while there is none. All of it or nothing.
 * What testers collect counts nowhere.
 */
export async function takeShares(
  deps: TaskDeps,
  collector: Collector,
  plan: ClaimPlan & { readonly ok: true },
): Promise<boolean> {
  if (plan.facts.isTester) return true
  const capOf = await readCaps(deps, collector, plan)
  const { uid, nowMs } = collector
  try {
    await deps.db.app(async tx => {
      const shares = plan.items.map(item => ({
        ...capOf(item),
        rewardId: item.rewardId,
        coins: item.coins,
        uid,
        nowMs,
      }))
      if (!(await addShares(tx, shares))) throw new NoRoom()
    })
  } catch (fault) {
    if (fault instanceof NoRoom) return false
    throw fault
  }
  return true
}

/** What one member can collect for a day, and in the first week, is all that one ID can. */
async function readCaps(
  { db, pepper }: TaskDeps,
  { shared, device, nowMs }: Collector,
  { tasks }: ClaimPlan & { readonly ok: true },
) {
  const mark = shared.idHash
  if (!mark) {
    const cap = await db.ref(readDeviceCap)
    const hash = createHmac('sha256', pepper).update(`task device\n${device}`).digest()
    return () => ({ mark: hash, period: manilaDay(nowMs), cap, isDevice: true })
  }
  const plans = await db.ref(readPlans)
  const today = manilaDay(nowMs)
  const once = mostOf(tasks, 1, today) + plans.newbie.reduce((sum, coins) => sum + coins, 0)
  const daily = mostOf(tasks, 2, today) + Math.max(0, ...plans.daily)
  return ({ isOnce, day }: ClaimItem) =>
    isOnce
      ? { mark, period: 'once', cap: once + daily, isDevice: false }
      : { mark, period: day, cap: daily, isDevice: false }
}
