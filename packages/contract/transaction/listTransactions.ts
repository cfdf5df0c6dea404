import * as v from 'valibot'
import { listLimits } from '../limits.ts'
import { cursor, listOf, page, pageSize, statusGroup, timeFlag } from '../list.ts'
import { operation } from '../operation.ts'
import { transaction, typeFilter } from './transaction.ts'

export const listTransactions = operation({
  method: 'GET',
  path: '/finance/transaction/list',
  access: 'member',
  summary: "Every change of the member's balance, newest first",
  query: v.object({
    page,
    page_size: pageSize(listLimits.transactionPageSize, 50),
    type: typeFilter,
    status: statusGroup,
    time_flag: timeFlag,
    cursor,
  }),
  answer: listOf(transaction),
  refusals: {},
})
