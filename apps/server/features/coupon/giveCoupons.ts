import type { MemberTx } from '../../platform/db/database.ts'
import { addCoupons, countCoupons } from './coupon.store.ts'

interface Tickets {
  readonly uid: bigint
  readonly count: number
  readonly nowMs: number
}

const mostTries = 5

/** Somebody else may give some in the same moment: then they are counted anew. */
export async function giveCoupons(tx: MemberTx, { uid, count, nowMs }: Tickets): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const { given } = await countCoupons(tx, uid)
    if (await addCoupons(tx, { uid, given, count, nowMs })) return
  }
  throw new Error(`No tickets could be given to ${uid}.`)
}
