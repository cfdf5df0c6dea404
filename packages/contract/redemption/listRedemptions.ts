import * as v from 'valibot'
import { mallLimits } from '../limits.ts'
import { cursor, listOf, page, pageSize } from '../list.ts'
import { operation } from '../operation.ts'
import { shownRedemption } from './redemption.ts'

export const listRedemptions = operation({
  method: 'GET',
  path: '/member/order/list',
  access: 'member',
  summary: 'What the member redeemed and what became of it, newest first',
  query: v.object({ page, page_size: pageSize(mallLimits.pageSize, 50), cursor }),
  answer: listOf(shownRedemption),
  refusals: {},
})
