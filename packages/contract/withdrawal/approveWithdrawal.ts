import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { withdrawalErrors } from './errors.ts'
import { withdrawalStatuses } from './status.ts'
import { withdrawalName } from './withdrawalName.ts'

export const approveWithdrawal = operation({
  method: 'POST',
  path: '/office/api/withdrawal/approve',
  access: 'staff',
  permission: 'withdrawal.decide',
  summary: 'Says yes to one that waits. With the last yes it needs it is paid',
  body: withdrawalName,
  answer: v.object({ status: v.picklist(withdrawalStatuses), approvals: v.number(), approvals_needed: v.number() }),
  refusals: pick(
    { ...generalErrors, ...withdrawalErrors },
    'not_found',
    'withdrawal_decided',
    'second_person_needed',
    'withdrawal_gate_closed',
  ),
})
