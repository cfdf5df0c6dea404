import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { strippedCode } from '@saya/contract/voucher/code.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import type { VoucherDeps } from './deps.ts'
import { hashCode } from './code/hashCode.ts'
import { findByHash } from './oneVoucher.store.ts'
import { viewVoucher } from './oneVoucher.view.ts'

/** Only the code's hash is looked for, and neither stands in the record: a code that works is money. */
export function findVoucher({
  db,
  clock,
  lookupKeys,
}: VoucherDeps): Handler<typeof officeContract.voucher.findVoucher> {
  return call => {
    const nowMs = clock.now()
    const codeHash = hashCode(lookupKeys, strippedCode(call.body.code))
    return db.app(async tx => {
      const row = await findByHash(tx, codeHash)
      if (!row) return refuse('not_found')
      const object = { kind: 'voucher', id: row.id } as const
      await actAs(tx, call, { action: 'voucher.find', object, ...(row.uid ? { uid: row.uid } : {}), nowMs })
      return done(viewVoucher(row, nowMs))
    })
  }
}
