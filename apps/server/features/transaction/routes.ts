import type { contract } from '@saya/contract'
import type { Handlers } from '../../platform/http/request/call.ts'
import { listBonuses } from './listBonuses.ts'
import { listTransactions } from './listTransactions.ts'
import { listTypes } from './listTypes.ts'
import type { TransactionDeps } from './readPage.ts'

export function transactionRoutes(deps: TransactionDeps): Handlers<typeof contract.transaction> {
  return { listBonuses: listBonuses(deps), listTransactions: listTransactions(deps), listTypes: listTypes() }
}
