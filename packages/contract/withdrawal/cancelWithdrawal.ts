import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { withdrawalErrors } from './errors.ts'
import { withdrawalStatuses } from './status.ts'
import { withdrawalName } from './withdrawalName.ts'

export const cancelWithdrawal = operation({
  method: 'POST',
  path: '/office/api/withdrawal/cancel',
  access: 'staff',
  permission: 'withdrawal.decide',
  summary: 'Declines one that waits, or that could be sent to nobody for two days: its money is free again',
  body: v.object({ ...withdrawalName.entries, reason }),
  answer: v.object({ status: v.picklist(withdrawalStatuses) }),
  refusals: pick({ ...generalErrors, ...withdrawalErrors }, 'not_found', 'withdrawal_decided'),
})
