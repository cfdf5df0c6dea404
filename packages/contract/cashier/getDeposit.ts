import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { shownBreak, shownDeposit } from './shown.ts'

export const getDeposit = operation({
  method: 'GET',
  path: '/office/api/deposit/:id',
  access: 'staff',
  permission: 'deposit.list',
  summary: 'One deposit with everything that its gateway told of it',
  params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  answer: v.object({
    deposit: shownDeposit,
    instrument: v.string(),
    /** When the gateway is asked next; 0 where it is no more. */
    next_check_at: seconds,
    pages: v.array(v.string()),
    payments: v.array(v.object({ id: v.string(), seen_at: seconds })),
    events: v.array(v.object({ id: v.string(), kind: v.string(), received_at: seconds, handled_at: seconds })),
    breaks: v.array(shownBreak),
  }),
  refusals: pick(generalErrors, 'not_found'),
})
