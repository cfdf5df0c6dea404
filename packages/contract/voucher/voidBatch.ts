import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { batchId, shownBatch } from './batch.ts'

export const voidBatch = operation({
  method: 'POST',
  path: '/office/api/voucher/batch/void',
  access: 'staff',
  permission: 'voucher.void',
  summary: 'Makes what is not used yet of a batch worthless',
  body: v.object({ id: batchId, reason }),
  answer: shownBatch,
  refusals: pick({ ...generalErrors, ...staffErrors }, 'not_found', 'changed_meanwhile'),
})
