import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { cursor, listOf, pageSize } from '../list.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { uidField, shownPosting } from './shown.ts'

export const listPostings = operation({
  method: 'GET',
  path: '/office/api/member/:uid/posting/list',
  access: 'staff',
  permission: 'member.money',
  summary: "Every change of a member's balance, the newest first",
  params: uidField,
  query: v.object({ cursor, page_size: pageSize(50, 200) }),
  answer: listOf(shownPosting),
  refusals: pick(generalErrors, 'not_found'),
})
