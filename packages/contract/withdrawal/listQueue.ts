import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { shownWithdrawal } from './shown.ts'

/** Nothing chosen: those that wait for people, or whatever stands where one is looked for. */
export const queueFilters = ['', 'paying', 'timeout', 'completed', 'canceled'] as const

export const listQueue = operation({
  method: 'GET',
  path: '/office/api/withdrawal/list',
  access: 'staff',
  permission: 'withdrawal.list',
  isPassive: true,
  summary:
    'Withdrawals of all members: those that wait for people, the longest waiting first, or others, the newest first; those of a member or a number',
  query: v.object({
    /** A UID, or the id of a withdrawal or its beginning as members read it aloud: 6FB9 2FA0. */
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    status: v.optional(v.picklist(queueFilters), ''),
    sort: sortBy('created', 'amount'),
    cursor,
    page_size: pageSize(50, 100),
  }),
  answer: listOf(shownWithdrawal),
  refusals: {},
})
