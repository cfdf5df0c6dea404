import * as v from 'valibot'
import { listLimits } from '../limits.ts'
import { cursor, listOf, page, pageSize } from '../list.ts'
import { operation } from '../operation.ts'
import { movement } from './movement.ts'

export const listMovements = operation({
  method: 'GET',
  path: '/promo/task/history',
  access: 'member',
  summary: "Every change of the member's Filcoins, newest first",
  query: v.object({ page, page_size: pageSize(listLimits.transactionPageSize, 50), cursor }),
  answer: listOf(movement),
  refusals: {},
})
