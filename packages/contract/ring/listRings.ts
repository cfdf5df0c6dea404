import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { ring } from './ring.ts'

export const listRings = operation({
  method: 'GET',
  path: '/office/api/ring/list',
  access: 'staff',
  permission: 'ring.list',
  isPassive: true,
  summary: 'Members whose friends look like one person’s accounts or a group’s: those that wait, the longest first',
  query: v.object({
    /** Nothing chosen: those with friends that wait for a person. */
    status: v.optional(v.picklist(['', 'over']), ''),
    uid: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,18}$/)), ''),
    sort: sortBy('found'),
    cursor,
    page_size: pageSize(50, 100),
  }),
  answer: listOf(ring),
  refusals: {},
})
