import { addCoupons, countCoupons } from '../../../apps/server/features/coupon/index.ts'
import type { Player } from './player.ts'
import type { World } from './world.ts'

/** Gives a member cashback tickets. */
export async function giveCoupons({ db, clock }: World, { uid }: Player, count: number): Promise<void> {
  await db.member(uid, async tx => {
    const { given } = await countCoupons(tx, uid)
    if (!(await addCoupons(tx, { uid, given, count, nowMs: clock.now() }))) throw new Error('No ticket was given.')
  })
}
