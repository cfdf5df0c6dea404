import * as v from 'valibot'
import { operation } from '../operation.ts'

export const deletePush = operation({
  method: 'POST',
  path: '/member/push/unsubscribe',
  access: 'member',
  summary: 'Pushes no more messages to this device; twice is as good as once',
  body: v.object({}),
  answer: v.object({ is_on: v.boolean() }),
  refusals: {},
})
