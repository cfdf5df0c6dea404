import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { pushErrors } from './errors.ts'
import { heldSubscription, subscription } from './subscription.ts'

export const updatePush = operation({
  method: 'POST',
  path: '/push/renew',
  access: 'guest',
  summary:
    'Takes the subscription that a browser has changed to, from whoever holds the one before; nobody is told whether there was one',
  body: v.object({ before: heldSubscription, now: subscription }),
  answer: v.object({}),
  refusals: pick(pushErrors, 'push_unusable', 'push_too_often'),
})
