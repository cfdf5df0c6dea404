import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { batchId, shownBatch } from './batch.ts'

export const decideBatch = operation({
  method: 'POST',
  path: '/office/api/voucher/batch/decide',
  access: 'staff',
  permission: 'voucher.decide',
  summary: 'Agrees to a batch that somebody else proposed, or does not',
  body: v.object({ id: batchId, is_approved: v.boolean(), reason }),
  answer: shownBatch,
  refusals: pick({ ...generalErrors, ...staffErrors }, 'not_found', 'own_matter', 'changed_meanwhile'),
})
