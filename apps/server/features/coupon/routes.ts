import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import { type CouponDeps, getCashback } from './getCashback.ts'

export function couponRoutes(deps: CouponDeps): Handlers<typeof contract.coupon> {
  return { getCashback: getCashback(deps) }
}
