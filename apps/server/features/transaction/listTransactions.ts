import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { kindsOf, statusesOf } from './filter.rules.ts'
import { readPage, type TransactionDeps } from './readPage.ts'
import { viewTransaction } from './transaction.view.ts'

export function listTransactions(deps: TransactionDeps): Handler<typeof contract.transaction.listTransactions> {
  return async ({ caller, query }) => {
    const wish = { uid: caller.uid, kinds: kindsOf(query), statuses: statusesOf(query), query }
    const { rows, total, ...next } = await readPage(deps, wish)
    return done({ d: rows.map(viewTransaction), t: total, ...next })
  }
}
