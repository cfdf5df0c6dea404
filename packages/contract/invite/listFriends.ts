import * as v from 'valibot'
import { cursor, listOf, pageSize } from '../list.ts'
import { operation } from '../operation.ts'
import { inviteFriend } from './invite.ts'

export const listFriends = operation({
  method: 'GET',
  path: '/promo/invite/list',
  access: 'member',
  summary: 'Whom the member’s link has brought, who came last first, and how far each has come',
  query: v.object({ cursor, page_size: pageSize(20, 50) }),
  answer: listOf(inviteFriend),
  refusals: {},
})
