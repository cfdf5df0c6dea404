import type { contract } from '@saya/contract'
import { movementName } from '@saya/contract/filcoin/movement.ts'
import type { AnswerOf } from '@saya/contract/handler.ts'
import type { CoinRow } from '../wallet/index.ts'

type Movement = AnswerOf<typeof contract.filcoin.listMovements>['d'][number]

export function viewMovement({ seq, kind, isCredit, amount, balance_after, at }: CoinRow): Movement {
  return {
    id: String(seq),
    name: movementName(kind)[0],
    cash_type: kind,
    amount: String(isCredit ? amount : -amount),
    balance_after: String(balance_after),
    created_at: Math.floor(at / 1000),
  }
}
