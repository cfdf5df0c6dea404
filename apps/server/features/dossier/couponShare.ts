import { couponLimits } from '@saya/contract/coupon/couponLimits.ts'
import { dayMs } from '@saya/money'
import type { AppTx } from '../../platform/db/database.ts'
import { readQuota, returnQuota, takeQuota } from '../identity/index.ts'

function shareOf(operatorId: string) {
  return { kind: 'coupons of an operator', subject: operatorId, most: couponLimits.aloneADay, windowMs: dayMs }
}

interface Wish {
  readonly operatorId: string
  readonly count: number
  readonly nowMs: number
}

/** How many more tickets an operator may give to anybody without a colleague. */
export async function couponsLeft(tx: AppTx, { operatorId, nowMs }: Omit<Wish, 'count'>): Promise<number> {
  return Math.max(0, couponLimits.aloneADay - (await readQuota(tx, shareOf(operatorId), nowMs)))
}

/** Takes so many of the share, or none. The caller holds the record of acts, so that nobody else takes at once. */
export async function takeCoupons(tx: AppTx, { operatorId, count, nowMs }: Wish): Promise<boolean> {
  if ((await couponsLeft(tx, { operatorId, nowMs })) < count) return false
  for (let taken = 0; taken < count; taken++) await takeQuota(tx, shareOf(operatorId), nowMs)
  return true
}

/** Gives back what was taken for tickets that nobody got. */
export async function returnCoupons(tx: AppTx, { operatorId, count }: Omit<Wish, 'nowMs'>): Promise<void> {
  for (let taken = 0; taken < count; taken++) await returnQuota(tx, shareOf(operatorId))
}
