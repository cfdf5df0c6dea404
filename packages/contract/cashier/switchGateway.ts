import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'

export const switchGateway = operation({
  method: 'POST',
  path: '/office/api/gateway/switch',
  access: 'staff',
  permission: 'gateway.switch',
  summary: 'Lets a gateway take money, or no more; what was begun there is asked about all the same',
  body: v.object({ name: v.pipe(v.string(), v.maxLength(20)), takes_payments: v.boolean(), reason }),
  answer: v.object({}),
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(staffErrors, 'changed_meanwhile') },
})
