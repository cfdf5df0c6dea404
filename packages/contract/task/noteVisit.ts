import * as v from 'valibot'
import { operation } from '../operation.ts'

export const noteVisit = operation({
  method: 'POST',
  path: '/promo/task/visit',
  access: 'member',
  summary: 'Notes that the member has looked at the mall, or has opened the app',
  body: v.object({ what: v.picklist(['mall', 'app']) }),
  answer: v.object({}),
  refusals: {},
})
