import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pushErrors } from './errors.ts'
import { subscription } from './subscription.ts'

export const setPush = operation({
  method: 'POST',
  path: '/member/push/subscribe',
  access: 'member',
  readsSession: true,
  summary: 'Has messages pushed to this device, in the language of the page, as long as the member is signed in on it',
  body: subscription,
  answer: v.object({ is_on: v.boolean() }),
  refusals: pushErrors,
})
