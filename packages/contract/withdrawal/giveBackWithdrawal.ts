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
    'Asks the gateway once more about one it has been silent about for three days, and frees its money where it knows none',
  body: v.object({ ...withdrawalName.entries, reason }),
  answer: v.object({ status: v.picklist(withdrawalStatuses) }),
  refusals: pick(
    { ...generalErrors, ...withdrawalErrors },
    'not_found',
    'withdrawal_not_lost',
    'second_person_needed',
    'gateway_unreachable',
  ),
})
