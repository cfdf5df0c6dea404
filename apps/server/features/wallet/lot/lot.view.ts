import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { nameOfCashType } from '@saya/contract/transaction/cashTypes.ts'
import { formatPesos } from '@saya/money'
import type { ExplainedLot } from './lot.rules.ts'
import type { LotRow } from './lot.store.ts'

type View = AnswerOf<typeof contract.wallet.listLots>['d'][number]

export function viewLot({ lot, done, left, locked }: ExplainedLot<LotRow>): Omit<View, 'returnable'> {
  return {
    id: String(lot.seq),
    cash_type: lot.kind,
    name: nameOfCashType(lot.kind),
    amount: formatPesos(lot.amount),
    turnover_required: formatPesos(lot.required),
    done: formatPesos(done),
    left: formatPesos(left),
    locked: formatPesos(locked),
    created_at: Math.floor(lot.opened_at / 1000),
  }
}
