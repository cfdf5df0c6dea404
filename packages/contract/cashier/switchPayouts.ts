import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { staffErrors } from '../staff/errors.ts'

export const switchPayouts = operation({
  method: 'POST',
  path: '/office/api/gateway/payouts',
  access: 'staff',
  permission: 'gateway.switch',
  summary: 'Lets a gateway pay out, or no more: what is to go through it waits, and what was sent is asked about',
  body: v.object({ name: v.pipe(v.string(), v.maxLength(20)), pays_out: v.boolean(), reason }),
  answer: v.object({}),
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(staffErrors, 'changed_meanwhile') },
})
