import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { batchStatuses, shownBatch } from './batch.ts'

export const listBatches = operation({
  method: 'GET',
  path: '/office/api/voucher/batch/list',
  access: 'staff',
  permission: 'voucher.list',
  summary: 'Batches of vouchers, the newest first',
  query: v.object({
    status: v.optional(v.picklist(['', ...batchStatuses]), ''),
    sort: sortBy('made', 'amount', 'expires'),
    cursor,
    page_size: pageSize(50, 200),
  }),
  answer: listOf(shownBatch),
  refusals: {},
})
