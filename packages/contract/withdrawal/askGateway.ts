import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { withdrawalErrors } from './errors.ts'
import { withdrawalStatuses } from './status.ts'
import { withdrawalName } from './withdrawalName.ts'

export const askGateway = operation({
  method: 'POST',
  path: '/office/api/withdrawal/ask',
  access: 'staff',
  permission: 'withdrawal.ask',
  summary: 'Asks the gateway now how one stands. What follows from its answer is done',
  body: withdrawalName,
  answer: v.object({ status: v.picklist(withdrawalStatuses) }),
  refusals: pick({ ...generalErrors, ...withdrawalErrors }, 'not_found', 'gateway_unreachable'),
})
