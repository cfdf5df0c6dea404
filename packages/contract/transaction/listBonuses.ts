import * as v from 'valibot'
import { listLimits } from '../limits.ts'
import { cursor, listOf, page, pageSize, statusGroup, timeFlag } from '../list.ts'
import { operation } from '../operation.ts'
import { bonus, typeFilter } from './transaction.ts'

export const listBonuses = operation({
  method: 'GET',
  path: '/promo/transaction/bonus',
  access: 'member',
  summary: 'The bonuses the member was given, newest first',
  query: v.object({
    page,
    page_size: pageSize(listLimits.transactionPageSize, 50),
    type: typeFilter,
    status: statusGroup,
    time_flag: timeFlag,
    cursor,
  }),
  answer: listOf(bonus),
  refusals: {},
})
