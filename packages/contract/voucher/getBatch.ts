import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { batchId, shownBatch, shownVoucher } from './batch.ts'

export const getBatch = operation({
  method: 'GET',
  path: '/office/api/voucher/batch/:id',
  access: 'staff',
  permission: 'voucher.list',
  summary: 'A batch with its vouchers, which are known by their places, and who used them',
  params: v.object({ id: batchId }),
  answer: v.object({ ...shownBatch.entries, vouchers: v.array(shownVoucher) }),
  refusals: pick(generalErrors, 'not_found'),
})
