import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { payeeErrors } from './errors.ts'
import { payee } from './payee.ts'

export const deletePayee = operation({
  method: 'POST',
  path: '/finance/account/delete',
  twin: 'GET',
  access: 'member',
  money: true,
  stepUp: true,
  summary: 'Take a payout account away, unless a withdrawal to it is open',
  body: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  answer: payee,
  refusals: pick(payeeErrors, 'payee_not_found', 'payee_in_use'),
})
