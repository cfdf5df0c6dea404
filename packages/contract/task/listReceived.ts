import * as v from 'valibot'
import { listLimits } from '../limits.ts'
import { cursor, pageSize } from '../list.ts'
import { operation } from '../operation.ts'
import { received } from './task.ts'

export const listReceived = operation({
  method: 'GET',
  path: '/promo/receive/history',
  access: 'member',
  summary: 'The Filcoins that the member has earned, newest first',
  query: v.object({ last_id: cursor, page_size: pageSize(listLimits.receivedPageSize, 50) }),
  answer: v.object({ d: v.array(received), last_id: v.string(), t: v.number() }),
  refusals: {},
})
