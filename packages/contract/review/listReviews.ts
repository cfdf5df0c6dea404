import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { shownLine } from './shown.ts'

export const listReviews = operation({
  method: 'GET',
  path: '/office/api/review/list',
  access: 'staff',
  permission: 'review.list',
  isPassive: true,
  summary: 'The cases that wait, the longest waiting first',
  query: v.object({
    only: v.optional(v.picklist(['', 'escalated', 'free']), ''),
    sort: sortBy('submitted', 'deadline'),
    cursor,
    page_size: pageSize(50, 100),
  }),
  answer: listOf(shownLine),
  refusals: {},
})
