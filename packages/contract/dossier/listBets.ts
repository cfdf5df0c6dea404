import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { cursor, listOf, pageSize } from '../list.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { uidField, shownBet } from './shown.ts'

export const listBets = operation({
  method: 'GET',
  path: '/office/api/member/:uid/bet/list',
  access: 'staff',
  permission: 'member.money',
  summary: "A member's rounds, the newest first",
  params: uidField,
  query: v.object({ cursor, page_size: pageSize(50, 200) }),
  answer: listOf(shownBet),
  refusals: pick(generalErrors, 'not_found'),
})
