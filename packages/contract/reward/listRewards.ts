import * as v from 'valibot'
import { cursor, listOf, pageSize } from '../list.ts'
import { operation } from '../operation.ts'
import { reward, rewardStatuses } from './reward.ts'

export const listRewards = operation({
  method: 'GET',
  path: '/promo/reward/list',
  access: 'member',
  summary: 'What the member was promised and what became of it, newest first',
  query: v.object({
    status: v.optional(v.picklist(['', ...rewardStatuses]), ''),
    cursor,
    page_size: pageSize(20, 100),
  }),
  answer: listOf(reward),
  refusals: {},
})
