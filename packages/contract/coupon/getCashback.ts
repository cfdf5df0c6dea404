import * as v from 'valibot'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'

export const getCashback = operation({
  method: 'GET',
  path: '/promo/cashback/detail',
  access: 'member',
  summary: 'The cashback ticket, what it asks for, and how many of them the member has left',
  answer: v.object({
    share_percent: v.number(),
    cap: pesos,
    /** As it is printed on the ticket; no rule asks for it. */
    min_amount: pesos,
    /** What a deposit must come to at least. */
    least_deposit: pesos,
    coupons_num: v.number(),
  }),
  refusals: {},
})
