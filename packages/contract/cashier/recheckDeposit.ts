import * as v from 'valibot'
import { depositStatuses } from '../deposit/status.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { cashierErrors } from './errors.ts'

export const recheckDeposit = operation({
  method: 'POST',
  path: '/office/api/deposit/recheck',
  access: 'staff',
  permission: 'deposit.recheck',
  summary: 'Asks the gateway how a deposit stands, and credits it where it was paid, however late',
  body: v.object({ id: v.pipe(v.string(), v.uuid()), reason }),
  answer: v.object({ before: v.picklist(depositStatuses), status: v.picklist(depositStatuses) }),
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(cashierErrors, 'gateway_silent') },
})
