import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { exclusionRequest, requestStatuses } from './request.ts'

export const listRequests = operation({
  method: 'GET',
  path: '/office/api/exclusion/requests',
  access: 'staff',
  permission: 'exclusion.list',
  isPassive: true,
  summary: 'What members wrote who want their exclusion to end: those that wait, the longest waiting first, or others',
  query: v.object({
    /** Nothing chosen: those that wait. */
    status: v.optional(v.picklist(['', ...requestStatuses]), ''),
    uid: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,18}$/)), ''),
    sort: sortBy('asked'),
    cursor,
    page_size: pageSize(50, 100),
  }),
  answer: listOf(exclusionRequest),
  refusals: {},
})
