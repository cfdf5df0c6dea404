import * as v from 'valibot'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'
import { rebateErrors } from './errors.ts'
import { rebatePid } from './rebate.ts'

export const claimRebate = operation({
  method: 'POST',
  path: '/promo/rebate/claim',
  access: 'member',
  money: true,
  summary: 'Collects all that play at providers has given back',
  encodings: ['form'],
  body: v.object({ pid: rebatePid }),
  answer: v.object({
    message: v.string(),
    amount: pesos,
    /** What the law leaves no room for yet. It is added by itself. */
    waiting: pesos,
  }),
  refusals: rebateErrors,
})
