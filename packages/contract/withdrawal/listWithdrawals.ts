import * as v from 'valibot'
import { listLimits } from '../limits.ts'
import { cursor, listOf, page, pageSize, timeFlag } from '../list.ts'
import { seconds } from '../money.ts'
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
  /** A record of the history is named by its method, and has its moment as every other record has it. */
  answer: listOf(v.object({ ...withdrawal.entries, name: v.string(), timestamp: seconds })),
  refusals: {},
})
