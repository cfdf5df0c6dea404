import * as v from 'valibot'
import { listLimits } from '../limits.ts'
import { cursor, listOf, page, pageSize } from '../list.ts'
import { operation } from '../operation.ts'
import { message } from './message.ts'

export const listMessages = operation({
  method: 'GET',
  path: '/member/message/list',
  access: 'member',
  summary: "The member's messages, newest first",
  query: v.object({ page, page_size: pageSize(listLimits.transactionPageSize, 50), cursor }),
  answer: listOf(message),
  refusals: {},
})
