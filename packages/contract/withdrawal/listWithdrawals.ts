import * as v from 'valibot'
import { listLimits } from '../limits.ts'
import { cursor, listOf, page, pageSize, timeFlag } from '../list.ts'
import { operation } from '../operation.ts'
import { withdrawalFilter } from './status.ts'
import { withdrawal } from './withdrawal.ts'

export const listWithdrawals = operation({
  method: 'GET',
  path: '/finance/withdraw/list',
  access: 'member',
  summary: "The member's withdrawals, newest first",
  query: v.object({
    page,
    page_size: pageSize(listLimits.transactionPageSize, 50),
    time_flag: timeFlag,
    status: withdrawalFilter,
    cursor,
  }),
  answer: listOf(withdrawal),
  refusals: {},
})
