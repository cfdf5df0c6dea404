import type { officeContract } from '@saya/contract/office.ts'
import type { AnswerOf } from '@saya/contract/handler.ts'
import type { BatchStatus } from '@saya/contract/voucher/batch.ts'
import { formatPesos } from '@saya/money'
import type { BatchRow } from './batch.store.ts'

type BatchView = AnswerOf<typeof officeContract.voucher.createBatch>

export function viewBatch(row: BatchRow, emails: ReadonlyMap<string, string>, nowMs: number): BatchView {
  return {
    id: String(row.id),
    note: row.note,
    amount: formatPesos(row.amount),
    total: formatPesos(row.amount * BigInt(row.quantity)),
    quantity: row.quantity,
    used: Number(row.used),
    status: row.status as BatchStatus,
    is_expired: row.expires_at <= nowMs,
    expires_at: secondsOf(row.expires_at),
    made_by: emails.get(row.made_by) ?? '',
    made_at: secondsOf(row.made_at),
    decided_by: (row.decided_by && emails.get(row.decided_by)) ?? '',
    decided_at: secondsOf(row.decided_at),
    issued_at: secondsOf(row.issued_at),
    voided_at: secondsOf(row.voided_at),
  }
}

export function secondsOf(ms: number | null): number {
  return ms === null ? 0 : Math.floor(ms / 1000)
}
