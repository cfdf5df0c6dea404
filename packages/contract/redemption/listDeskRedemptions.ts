import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { deskFilter, deskRedemption } from './deskRedemption.ts'

export const listDeskRedemptions = operation({
  method: 'GET',
  path: '/office/api/redemption/list',
  access: 'staff',
  permission: 'redemption.list',
  isPassive: true,
  summary:
    'Redemptions of all members: those that wait, the longest waiting first, or others, the newest first; those of a member or a number',
  query: v.object({
    ...deskFilter,
    sort: sortBy('submitted'),
    cursor,
    page_size: pageSize(50, 100),
  }),
  answer: listOf(deskRedemption),
  refusals: {},
})
