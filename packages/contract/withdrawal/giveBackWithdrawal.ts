import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { withdrawalErrors } from './errors.ts'
import { withdrawalStatuses } from './status.ts'
import { withdrawalName } from './withdrawalName.ts'

export const giveBackWithdrawal = operation({
  method: 'POST',
  path: '/office/api/withdrawal/give-back',
  access: 'staff',
  permission: 'withdrawal.giveBack',
  summary:
    'Says of one that the gateway has been silent about for three days that it has none such, which it is asked for at once, until two people say the same; its money is free then',
  body: v.object({ ...withdrawalName.entries, reason }),
  answer: v.object({
    status: v.picklist(withdrawalStatuses),
    /** How many people say so now, of the two that it takes. */
    said: v.number(),
  }),
  refusals: pick(
    { ...generalErrors, ...withdrawalErrors },
    'not_found',
    'withdrawal_not_lost',
    'verdict_by_others',
    'gateway_unreachable',
  ),
})
