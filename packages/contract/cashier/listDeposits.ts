import * as v from 'valibot'
import { depositStatuses } from '../deposit/status.ts'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { shownDeposit } from './shown.ts'

export const listDeposits = operation({
  method: 'GET',
  path: '/office/api/deposit/list',
  access: 'staff',
  permission: 'deposit.list',
  summary: 'Deposits of all members, newest first, or those of a member, an id or a payment',
  query: v.object({
    /** A UID, the id of a deposit or its beginning as members read it aloud (6FB9 2FA0), or a gateway's name of a payment. */
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    status: v.optional(v.picklist(['', ...depositStatuses, 'late']), ''),
    gateway: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
    sort: sortBy('created', 'amount'),
    cursor,
    page_size: pageSize(50, 200),
  }),
  answer: listOf(shownDeposit),
  refusals: {},
})
