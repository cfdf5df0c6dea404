import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { foundVoucher } from './batch.ts'

export const findVoucher = operation({
  method: 'POST',
  path: '/office/api/voucher/find',
  access: 'staff',
  permission: 'voucher.find',
  summary: 'How the voucher of a code stands. The code is kept nowhere; that it was looked for is on record',
  // Spaces come along when a code is pasted.
  body: v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  answer: foundVoucher,
  refusals: pick(generalErrors, 'not_found'),
})
