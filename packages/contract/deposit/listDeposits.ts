import * as v from 'valibot'
import { listLimits } from '../limits.ts'
import { cursor, listOf, page, pageSize, timeFlag } from '../list.ts'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { deposit } from './deposit.ts'
import { depositFilter } from './status.ts'

export const listDeposits = operation({
  method: 'GET',
  path: '/finance/deposit/list',
  access: 'member',
  summary: "The member's deposits, newest first",
  query: v.object({
    page,
    page_size: pageSize(listLimits.transactionPageSize, 50),
    time_flag: timeFlag,
    status: depositFilter,
    cursor,
  }),
  /** A record of the history is named by its method, and has its moment as every other record has it. */
  answer: listOf(v.object({ ...deposit.entries, name: v.string(), timestamp: seconds })),
  refusals: {},
})
