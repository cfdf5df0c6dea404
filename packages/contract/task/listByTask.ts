import * as v from 'valibot'
import { operation } from '../operation.ts'

export const listByTask = operation({
  method: 'GET',
  path: '/promo/task/transaction',
  access: 'member',
  summary: 'The Filcoins that the member has earned, by task',
  answer: v.object({
    d: v.array(v.object({ ty: v.number(), name: v.string(), count: v.number(), bonus: v.number() })),
  }),
  refusals: {},
})
