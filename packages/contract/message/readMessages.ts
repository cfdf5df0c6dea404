import * as v from 'valibot'
import { operation } from '../operation.ts'
import { messageErrors } from './errors.ts'

export const readMessages = operation({
  method: 'POST',
  path: '/member/message/read',
  twin: 'GET',
  access: 'member',
  summary: 'Notes that a message was read, or that all of them were; what was read before stays read',
  body: v.object({ id: v.union([v.literal('all'), v.pipe(v.string(), v.uuid())]) }),
  answer: v.object({ has_unread: v.boolean() }),
  refusals: messageErrors,
})
