import { createHmac } from 'node:crypto'
import { manilaDay } from '@saya/money'
import { underLaterKeys } from '../../../platform/lookup/lookupKeys.ts'
import { readPlans } from '../definition.store.ts'
import type { TaskDeps } from '../deps.ts'
import type { ClaimItem, ClaimPlan, ClaimWish } from '../planClaim.ts'
import { readDeviceCap } from '../setting.store.ts'
import type { Cap, Share } from './share.rules.ts'
import { addShares } from './share.store.ts'
import { mostOf } from '../task.rules.ts'

export interface Collector extends ClaimWish {
  /** What the browser is known by, or else where the call came from. */
  readonly device: string
}

export interface TakenShares {
  readonly items: readonly ClaimItem[]
  /** Coins that found no room today, and will on another day. */
  readonly later: number
}

type Caps = (item: ClaimItem) => Share['caps']

class NoRoom extends Error {}

/**
 * Counts what is about to be collected against its caps: of the approved ID, or of the device and the member while there is none. Of a
 * task what fits is taken, the oldest first. A check-in with the day before is taken whole or not at all, and refused only where the
 * check-in of today alone is: its other day cannot be collected on a later one. What testers collect counts nowhere.
 */
export async function takeShares(
  deps: TaskDeps,
  collector: Collector,
  plan: ClaimPlan & { readonly ok: true },
): Promise<TakenShares> {
  if (plan.facts.isTester) return { items: plan.items, later: 0 }
  const capsOf = await readCaps(deps, collector, plan)
  const isWhole = plan.items.some(({ isMadeUp }) => isMadeUp)
  // The day that is made up stands behind that of today, whose room decides.
  const ordered = plan.items.toSorted((one, other) => Number(one.isMadeUp) - Number(other.isMadeUp))
  const shares = ordered.map(item => shareOf(item, capsOf))
  try {
    return await deps.db.app(async tx => {
      const taken = await addShares(tx, shares, collector)
      const items = plan.items.filter(({ rewardId }) => taken.has(rewardId))
      if (items.length === 0 || (isWhole && items.length < plan.items.length)) throw new NoRoom()
      const late = shares.filter(share => !taken.has(share.rewardId) && fitsAnotherDay(share))
      return { items, later: late.reduce((sum, { coins }) => sum + coins, 0) }
    })
  } catch (fault) {
    if (fault instanceof NoRoom) return { items: [], later: 0 }
    throw fault
  }
}

function shareOf(item: ClaimItem, capsOf: Caps): Share {
  const caps = capsOf(item)
  const needsRoom = !item.isMadeUp || caps.some(({ isOfId }) => isOfId)
  return { rewardId: item.rewardId, coins: item.coins, needsRoom, caps }
}

/** What has counted for an ID has counted for good; of a device and a member each day begins anew. */
function fitsAnotherDay({ coins, caps }: Share): boolean {
  return caps.every(({ most, isOfId }) => !isOfId && coins <= most)
}

/** What one member can collect for a day, and in the first week, is all that one ID can. */
async function readCaps(
  { db, lookupKeys }: TaskDeps,
  { uid, shared, device, nowMs }: Collector,
  { tasks }: ClaimPlan & { readonly ok: true },
): Promise<Caps> {
  const mark = shared.idHash
  const today = manilaDay(nowMs)
  if (!mark) {
    const most = await db.ref(readDeviceCap)
    const hashOf = (text: string) =>
      underLaterKeys(lookupKeys, createHmac('sha256', lookupKeys[0]).update(text).digest())
    const capOf = (text: string): Cap => ({ mark: hashOf(text), period: today, most, isOfId: false })
    // A browser may say that it is another device with each call; the member stays the same.
    const caps = [capOf(`task device\n${device}`), capOf(`task member\n${uid}`)] as const
    return () => [...caps]
  }
  const plans = await db.ref(readPlans)
  const once = mostOf(tasks, 1, today) + plans.newbie.reduce((sum, coins) => sum + coins, 0)
  const daily = mostOf(tasks, 2, today) + Math.max(0, ...plans.daily)
  return ({ isOnce, day }) =>
    isOnce
      ? [{ mark, period: 'once', most: once + daily, isOfId: true }]
      : [{ mark, period: day, most: daily, isOfId: true }]
}
