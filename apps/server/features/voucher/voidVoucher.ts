import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { actAs } from '../staff/index.ts'
import type { VoucherDeps } from './deps.ts'
import { stateOf } from './oneVoucher.rules.ts'
import { lockVoucher, voidOne } from './oneVoucher.store.ts'
import { viewVoucher } from './oneVoucher.view.ts'

/** Under the lock of its row, which whoever exchanges it waits for: it is used or void, and never both. */
export function voidVoucher({ db, clock }: VoucherDeps): Handler<typeof officeContract.voucher.voidVoucher> {
  return call => {
    const { id, reason } = call.body
    const nowMs = clock.now()
    return db.app(async tx => {
      const row = await lockVoucher(tx, id)
      if (!row) return refuse('not_found')
      const state = stateOf(row, nowMs)
      if (state !== 'unused') return refuse('changed_meanwhile')
      const [before, after] = [{ state }, { state: 'void' }]
      await actAs(tx, call, { action: 'voucher.void', object: { kind: 'voucher', id }, before, after, reason, nowMs })
      await voidOne(tx, id, nowMs)
      return done(viewVoucher({ ...row, voided_at: nowMs }, nowMs))
    })
  }
}
