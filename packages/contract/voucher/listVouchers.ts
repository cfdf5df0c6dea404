import * as v from 'valibot'
import { listOf } from '../list.ts'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'

export const listVouchers = operation({
  method: 'POST',
  path: '/finance/lazada/product/list',
  access: 'guest',
  summary:
    'The vouchers that can be had just now, for everybody; and those that the member has exchanged, newest first, the latest hundred of them',
  answer: v.object({
    ...listOf(v.object({ id: v.string(), amount: pesos, created_at: seconds })).entries,
    /** What one of them is worth, each amount once, the least first. */
    products: v.array(v.object({ amount: pesos })),
  }),
  refusals: {},
})
