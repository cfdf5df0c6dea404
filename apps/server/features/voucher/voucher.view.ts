import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { formatPesos } from '@saya/money'
import type { CreditRow } from './voucher.store.ts'

type CreditView = AnswerOf<typeof contract.voucher.listVouchers>['d'][number]

export function viewCredit({ id, amount, credited_at }: CreditRow): CreditView {
  return { id, amount: formatPesos(amount), created_at: Math.floor(credited_at / 1000) }
}
