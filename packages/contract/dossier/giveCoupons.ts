import * as v from 'valibot'
import { couponLimits } from '../coupon/couponLimits.ts'
import { couponErrors } from '../coupon/errors.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { memberUid } from './shown.ts'

export const giveCoupons = operation({
  method: 'POST',
  path: '/office/api/member/coupon/give',
  access: 'staff',
  permission: 'member.giveCoupons',
  summary: 'Gives a member cashback tickets, counted from how many they were seen to have been given',
  body: v.object({
    uid: memberUid,
    given: v.pipe(v.number(), v.integer(), v.minValue(0)),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(couponLimits.atOnce)),
    reason,
  }),
  answer: v.object({ given: v.number(), left: v.number() }),
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(couponErrors, 'coupons_closed', 'coupons_alone'),
  },
})
