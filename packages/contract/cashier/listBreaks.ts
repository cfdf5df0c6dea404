import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { shownBreak } from './shown.ts'

export const listBreaks = operation({
  method: 'GET',
  path: '/office/api/break/list',
  access: 'staff',
  permission: 'break.list',
  summary: 'Money that gateways took and no deposit was credited with, the latest found first',
  query: v.object({
    /** A UID, one of our references, or a gateway's name of a payment. */
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
    state: v.optional(
      v.picklist(['', 'waiting', 'open', 'proposed', 'crediting', 'credited', 'returned', 'kept', 'settled']),
      '',
    ),
    gateway: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
    sort: sortBy('found', 'amount'),
    cursor,
    page_size: pageSize(50, 200),
  }),
  answer: listOf(shownBreak),
  refusals: {},
})
