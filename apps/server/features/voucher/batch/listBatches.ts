import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { readOf, sortedPage } from '../../../platform/db/sortedPage.ts'
import { orderOf } from '../../../platform/db/sorting.ts'
import { batchSorting, countBatches, listBatchRows } from './batch.store.ts'
import type { VoucherDeps } from '../deps.ts'
import { showBatches } from './showBatch.ts'

export function listBatches({ db, clock }: VoucherDeps): Handler<typeof officeContract.voucher.listBatches> {
  return ({ query: { status, sort, cursor, page_size: size } }) =>
    db.app(async tx => {
      const ask = { order: orderOf(batchSorting, sort || '-made'), cursor, size }
      const part = { rows: await listBatchRows(tx, status, readOf(ask)), count: await countBatches(tx, status) }
      const { rows, total, next } = sortedPage(ask, [part])
      return done({ d: await showBatches(tx, rows, clock.now()), t: total, ...(next ? { next } : {}) })
    })
}
