import * as v from 'valibot'
import { operation } from '../operation.ts'

export const hasUnread = operation({
  method: 'GET',
  path: '/member/message/has_unread',
  access: 'member',
  summary: 'Whether the member has messages that they have not read',
  answer: v.object({ has_unread: v.boolean() }),
  refusals: {},
})
