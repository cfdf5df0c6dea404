import type { officeContract } from '@saya/contract/office.ts'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { formatPesos } from '@saya/money'
import { type BreakRow, breakStates } from '../deposit/index.ts'
import { secondsOf } from './cashier.view.ts'

type ShownBreak = AnswerOf<typeof officeContract.cashier.listBreaks>['d'][number]

export function viewBreak(row: BreakRow): ShownBreak {
  return {
    gateway: row.gateway,
    payment_id: row.payment_id,
    reason: row.reason,
    reference: row.reference,
    uid: row.uid === null ? '' : String(row.uid),
    amount: formatPesos(row.amount),
    currency: row.currency,
    found_at: secondsOf(row.found_at),
    state: breakStates.find(state => state === row.state) ?? 'open',
    proposed_uid: row.proposed_uid === null ? '' : String(row.proposed_uid),
    proposed_by: row.proposed_name,
    note: row.note,
    decided_by: row.decided_name,
    closed_at: secondsOf(row.closed_at),
    fits_at: secondsOf(row.fits_at),
  }
}
