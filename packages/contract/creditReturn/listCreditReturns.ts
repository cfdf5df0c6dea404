import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { creditReturn, creditReturnStatuses } from './creditReturn.ts'

export const listCreditReturns = operation({
  method: 'GET',
  path: '/office/api/creditReturn/list',
  access: 'staff',
  permission: 'return.list',
  isPassive: true,
  summary: 'Money that reached excluded members: what is to be returned, the longest waiting first, or what was',
  query: v.object({
    /** Nothing chosen: what is to be returned. */
    status: v.optional(v.picklist(['', ...creditReturnStatuses]), ''),
    uid: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,18}$/)), ''),
    sort: sortBy('credited'),
    cursor,
    page_size: pageSize(50, 100),
  }),
  answer: listOf(creditReturn),
  refusals: {},
})
