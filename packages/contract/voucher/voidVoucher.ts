import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { foundVoucher } from './batch.ts'

export const voidVoucher = operation({
  method: 'POST',
  path: '/office/api/voucher/void',
  access: 'staff',
  permission: 'voucher.void',
  summary: 'Makes one voucher that nobody has used worthless',
  body: v.object({ id: v.pipe(v.string(), v.uuid()), reason }),
  answer: foundVoucher,
  refusals: pick({ ...generalErrors, ...staffErrors }, 'not_found', 'changed_meanwhile'),
})
