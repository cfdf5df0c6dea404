import type { officeContract } from '@saya/contract/office.ts'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { formatPesos } from '@saya/money'
import { secondsOf } from './batch/batch.view.ts'
import { stateOf } from './oneVoucher.rules.ts'
import type { VoucherRow } from './oneVoucher.store.ts'

export function viewVoucher(row: VoucherRow, nowMs: number): AnswerOf<typeof officeContract.voucher.findVoucher> {
  return {
    id: row.id,
    batch_id: String(row.batch_id),
    place: row.place,
    amount: formatPesos(row.amount),
    state: stateOf(row, nowMs),
    uid: row.uid === null ? '' : String(row.uid),
    used_at: secondsOf(row.claimed_at),
    voided_at: secondsOf(row.voided_at),
    expires_at: secondsOf(row.expires_at),
  }
}
