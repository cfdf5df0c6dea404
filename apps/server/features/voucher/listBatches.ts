import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import { countBatches, listBatchRows } from './batch.store.ts'
import type { VoucherDeps } from './deps.ts'
import { showBatches } from './showBatch.ts'

export function listBatches({ db, clock }: VoucherDeps): Handler<typeof officeContract.voucher.listBatches> {
  return ({ query: { status, cursor, page_size: size } }) =>
    db.app(async tx => {
      const before = /^[1-9]\d{0,17}$/.test(cursor) ? BigInt(cursor) : null
      const rows = await listBatchRows(tx, { status, before, size })
      const last = rows.length === size ? rows.at(-1) : undefined
      const shown = await showBatches(tx, rows, clock.now())
      return done({ d: shown, t: await countBatches(tx, status), ...(last ? { next: String(last.id) } : {}) })
    })
}
