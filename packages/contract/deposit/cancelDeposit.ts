import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { depositDetail } from './depositDetail.ts'
import { depositErrors } from './errors.ts'

export const cancelDeposit = operation({
  method: 'POST',
  path: '/finance/deposit/cancel',
  access: 'member',
  summary: 'The member does not pay it any more; it is canceled once the gateway has closed its page unpaid',
  body: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  answer: depositDetail,
  refusals: pick(depositErrors, 'deposit_not_found'),
})
