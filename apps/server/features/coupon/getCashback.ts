import type { contract } from '@saya/contract'
import { cashbackTicket, leastForBonus } from '@saya/contract/coupon/ticket.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { countCoupons } from './coupon.store.ts'

export interface CouponDeps {
  readonly db: Database
}

export function getCashback({ db }: CouponDeps): Handler<typeof contract.coupon.getCashback> {
  return async ({ caller: { uid } }) => {
    const { left } = await db.member(uid, tx => countCoupons(tx, uid))
    return done({ ...cashbackTicket, least_deposit: leastForBonus, coupons_num: left })
  }
}
