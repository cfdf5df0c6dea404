import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { numberClaimStatuses, shownNumberClaim } from './numberClaim.ts'

export const listNumberClaims = operation({
  method: 'GET',
  path: '/office/api/number-claim/list',
  access: 'staff',
  permission: 'number.list',
  isPassive: true,
  summary:
    'Requests to move an account to another number with the account beside each, numbers masked, the oldest first',
  query: v.object({
    /** Nothing chosen: those that are open. */
    status: v.optional(v.picklist(['', ...numberClaimStatuses]), ''),
    uid: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,18}$/)), ''),
    sort: sortBy('asked'),
    cursor,
    page_size: pageSize(50, 100),
  }),
  answer: listOf(shownNumberClaim),
  refusals: {},
})
