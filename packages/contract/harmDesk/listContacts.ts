import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { harmBands } from './bands.ts'
import { shownContact } from './contact.ts'

export const listContacts = operation({
  method: 'GET',
  path: '/office/api/harm/contact/list',
  access: 'staff',
  permission: 'harm.list',
  isPassive: true,
  summary:
    'Contacts with members whose play may harm them: those that are not done, the first that is due first, or those that are',
  query: v.object({
    /** Nothing chosen: those that are not done. */
    status: v.optional(v.picklist(['', 'done']), ''),
    band: v.optional(v.picklist(['', ...harmBands]), ''),
    uid: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,18}$/)), ''),
    sort: sortBy('due', 'opened'),
    cursor,
    page_size: pageSize(50, 100),
  }),
  answer: listOf(shownContact),
  refusals: {},
})
