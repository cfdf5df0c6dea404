import type { contract } from '@saya/contract'
import type { AnswerOf } from '@saya/contract/handler.ts'
import { nameOfCashType } from '@saya/contract/transaction/cashTypes.ts'
import { formatPesos } from '@saya/money'
import type { HistoryRow } from '../wallet/index.ts'

type Transaction = AnswerOf<typeof contract.transaction.listTransactions>['d'][number]
type Bonus = AnswerOf<typeof contract.transaction.listBonuses>['d'][number]

function viewCommon(row: HistoryRow) {
  const seconds = Math.floor(row.at / 1000)
  return {
    id: String(row.seq),
    name: nameOfCashType(row.kind),
    cash_type: row.kind,
    timestamp: seconds,
    created_at: seconds,
    status: row.status,
  }
}

export function viewTransaction(row: HistoryRow): Transaction {
  const after = formatPesos(row.balance_after)
  const amount = formatPesos(row.destination === 0 ? row.amount : -row.amount)
  return { ...viewCommon(row), amount, after_balance: after, after_amount: after, remark: row.game_name ?? '' }
}

export function viewBonus(row: HistoryRow): Bonus {
  const amount = formatPesos(row.amount)
  return { ...viewCommon(row), amount, bonus: amount }
}
