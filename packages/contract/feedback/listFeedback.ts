import * as v from 'valibot'
import { cursor, listOf, pageSize } from '../list.ts'
import { operation } from '../operation.ts'
import { feedbackStatuses, shownFeedback } from './feedback.ts'

export const listFeedback = operation({
  method: 'GET',
  path: '/office/api/feedback/list',
  access: 'staff',
  permission: 'feedback.list',
  isPassive: true,
  summary:
    'Feedback of all members, masked: what waits, guests who ask for help before all others and the longest waiting first, or what was marked, the newest first',
  query: v.object({
    /** Nothing chosen: what waits. */
    status: v.optional(v.picklist(['', ...feedbackStatuses]), ''),
    uid: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,18}$/)), ''),
    cursor,
    page_size: pageSize(50, 100),
  }),
  answer: listOf(shownFeedback),
  refusals: {},
})
