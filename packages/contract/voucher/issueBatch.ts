import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { batchId } from './batch.ts'

export const issueBatch = operation({
  method: 'POST',
  path: '/office/api/voucher/batch/issue',
  access: 'staff',
  permission: 'voucher.issue',
  summary: 'Draws the codes of a batch and tells them, this once: nothing of ours can tell them again',
  body: v.object({ id: batchId, reason }),
  answer: v.object({ csv: v.string(), rows: v.number() }),
  refusals: pick({ ...generalErrors, ...staffErrors }, 'not_found', 'changed_meanwhile'),
})
