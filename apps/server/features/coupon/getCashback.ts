import type { contract } from '@saya/contract'
import { cashbackTicket, leastForBonus } from '@saya/contract/coupon/ticket.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, MemberTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { countCoupons } from './coupon.store.ts'

/** What tickets are told of members by the nouns above them. */
export interface CouponPorts {
  /** Whether a member may be shown an offer at this moment. */
  readonly mayBeShownOffers: (tx: MemberTx, uid: bigint, nowMs: number) => Promise<boolean>
}

export interface CouponDeps {
  readonly db: Database
  readonly clock: Clock
  readonly ports: CouponPorts
}

/** Who may be made no offer is told of no ticket. Those that they were given stay theirs. */
export function getCashback({ db, clock, ports }: CouponDeps): Handler<typeof contract.coupon.getCashback> {
  return async ({ caller: { uid } }) => {
    const left = await db.member(uid, async tx =>
      (await ports.mayBeShownOffers(tx, uid, clock.now())) ? (await countCoupons(tx, uid)).left : 0,
    )
    return done({ ...cashbackTicket, least_deposit: leastForBonus, coupons_num: left })
  }
}
