import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { coolingAccount } from './release.ts'

export const listCooling = operation({
  method: 'GET',
  path: '/office/api/release/list',
  access: 'staff',
  permission: 'release.list',
  isPassive: true,
  summary: 'The payout accounts of all members that cool down, those that are ready soonest first',
  query: v.object({
    /** Nothing chosen: all; otherwise those that wait for a second person. */
    status: v.optional(v.picklist(['', 'proposed']), ''),
    uid: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,18}$/)), ''),
    sort: sortBy('ready', 'added'),
    cursor,
    page_size: pageSize(50, 100),
  }),
  answer: listOf(coolingAccount),
  refusals: {},
})
