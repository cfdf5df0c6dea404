import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { agencyStatuses, deskAgency } from './agency.ts'

export const listAgencies = operation({
  method: 'GET',
  path: '/office/api/agency/list',
  access: 'staff',
  permission: 'agency.list',
  isPassive: true,
  summary: 'Applications and agents: those that wait, the longest first, or others by their state',
  query: v.object({
    /** Nothing chosen: those that wait. */
    status: v.optional(v.picklist(['', ...agencyStatuses]), ''),
    uid: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,18}$/)), ''),
    sort: sortBy('applied'),
    cursor,
    page_size: pageSize(50, 100),
  }),
  answer: listOf(deskAgency),
  refusals: {},
})
