import type { MemberTx } from '../../platform/db/database.ts'
import { keepCoupon, markUsed, type Use } from './coupon.store.ts'

/**
 * Uses a coupon up with a deposit that has just been paid: the one kept for it, or another where the deposit was late and
 * its own went back. False where none is left. A deposit uses one, ever, since no two bear its id.
 */
export async function spendCoupon(tx: MemberTx, use: Use): Promise<boolean> {
  if (await markUsed(tx, use)) return true
  return (await keepCoupon(tx, use.uid, use.depositId)) && markUsed(tx, use)
}
