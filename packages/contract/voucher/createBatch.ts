import * as v from 'valibot'
import { day } from '../day.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { shownBatch, voucherLimits } from './batch.ts'
import { voucherErrors } from './errors.ts'

export const createBatch = operation({
  method: 'POST',
  path: '/office/api/voucher/batch/create',
  access: 'staff',
  permission: 'voucher.create',
  summary: 'Proposes a batch of vouchers; a colleague has to agree before it is issued',
  body: v.object({
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(voucherLimits.mostInBatch)),
    /** Of each, in whole pesos. */
    amount: v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,4}$/),
      v.transform(text => BigInt(text)),
      v.maxValue(voucherLimits.mostPesos),
    ),
    /** The last day on which they may be used, in Manila. */
    expires_on: day,
    note: reason,
  }),
  answer: shownBatch,
  refusals: pick(voucherErrors, 'batch_expiry'),
})
