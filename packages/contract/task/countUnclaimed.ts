import * as v from 'valibot'
import { operation } from '../operation.ts'

export const countUnclaimed = operation({
  method: 'GET',
  path: '/promo/task/unclaimed',
  access: 'member',
  summary: 'How much waits to be collected: tasks that are done, and the check-in of today; or why nothing does',
  answer: v.object({
    count: v.number(),
    /** Why the one who asks can collect nothing now, in their language. Empty where they can. */
    why_not: v.object({ code: v.string(), sentence: v.string() }),
  }),
  refusals: {},
})
