import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { lookAlike, lookAlikeStatuses } from './lookAlike.ts'

export const listLookAlikes = operation({
  method: 'GET',
  path: '/office/api/lookAlike/list',
  access: 'staff',
  permission: 'alike.list',
  isPassive: true,
  summary:
    'Accounts behind which somebody excluded may be: those held for a person, then those marked, the longest waiting first, or others',
  query: v.object({
    /** Nothing chosen: those that are held or marked. */
    status: v.optional(v.picklist(['', ...lookAlikeStatuses]), ''),
    uid: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,18}$/)), ''),
    sort: sortBy('found'),
    cursor,
    page_size: pageSize(50, 100),
  }),
  answer: listOf(lookAlike),
  refusals: {},
})
