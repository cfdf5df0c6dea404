import * as v from 'valibot'
import { listOf } from '../list.ts'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'

export const listVouchers = operation({
  method: 'POST',
  path: '/finance/lazada/product/list',
  access: 'member',
  summary: 'The vouchers that the member has exchanged, newest first; the latest hundred of them',
  answer: listOf(v.object({ id: v.string(), amount: pesos, created_at: seconds })),
  refusals: {},
})
