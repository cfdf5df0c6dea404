import type { CouponPorts } from '../features/coupon/index.ts'
import { mayMarket } from '../features/marketing/index.ts'

/** What tickets are told of members by the nouns above them, which they cannot ask by themselves. */
export const couponPorts: CouponPorts = {
  mayBeShownOffers: async (tx, uid, nowMs) => (await mayMarket(tx, { uid, reach: 'shown', nowMs })) !== null,
}
