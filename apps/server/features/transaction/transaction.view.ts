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
  const remark = row.game_name ?? row.deposit_channel ?? row.withdrawal_channel ?? ''
  return { ...viewCommon(row), amount, after_balance: after, after_amount: after, remark, source: viewSource(row) }
}

/** What a change belongs to. A round is known by its record, which comes a moment after the change. */
function viewSource(row: HistoryRow): Transaction['source'] {
  if (row.round !== null) return { type: 'bet', id: String(row.round) }
  if (row.deposit_channel !== null) return { type: 'deposit', id: row.reference }
  return row.withdrawal_channel === null ? null : { type: 'withdraw', id: row.reference }
}

export function viewBonus(row: HistoryRow): Bonus {
  const amount = formatPesos(row.amount)
  return { ...viewCommon(row), amount, bonus: amount }
}
