import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { adjustmentStatuses, assets, shownAdjustment } from './adjustment.ts'

export const listAdjustments = operation({
  method: 'GET',
  path: '/office/api/adjustment/list',
  access: 'staff',
  permission: 'adjustment.list',
  isPassive: true,
  summary: 'Adjustments of all members: those that wait, the longest waiting first, or others, the newest first',
  query: v.object({
    /** Nothing chosen: those that wait. */
    status: v.optional(v.picklist(['', ...adjustmentStatuses]), ''),
    asset: v.optional(v.picklist(['', ...assets]), ''),
    uid: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,18}$/)), ''),
    sort: sortBy('proposed', 'amount'),
    cursor,
    page_size: pageSize(50, 100),
  }),
  answer: listOf(shownAdjustment),
  refusals: {},
})
