import * as v from 'valibot'
import { operation } from '../operation.ts'

export const countUnclaimed = operation({
  method: 'GET',
  path: '/promo/task/unclaimed',
  access: 'member',
  summary: 'How much waits to be collected: tasks that are done, and the check-in of today',
  answer: v.object({ count: v.number() }),
  refusals: {},
})
