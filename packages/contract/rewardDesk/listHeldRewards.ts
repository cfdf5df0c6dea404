import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { heldReward } from './heldReward.ts'

export const listHeldRewards = operation({
  method: 'GET',
  path: '/office/api/reward/list',
  access: 'staff',
  permission: 'reward.list',
  isPassive: true,
  summary: 'The rewards of all members that are held, those that have waited longest first',
  query: v.object({
    uid: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,18}$/)), ''),
    sort: sortBy('held', 'amount'),
    cursor,
    page_size: pageSize(50, 100),
  }),
  answer: listOf(heldReward),
  refusals: {},
})
