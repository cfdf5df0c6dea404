import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { bonusCashTypes, nameOfCashType } from '@saya/contract/transaction/cashTypes.ts'
import type { Handler } from '../../platform/http/request/call.ts'

const types = bonusCashTypes.map(cashType => ({ cash_type: cashType, name: nameOfCashType(cashType) }))

export function listTypes(): Handler<typeof contract.transaction.listTypes> {
  return async () => done({ d: types, t: types.length })
}
