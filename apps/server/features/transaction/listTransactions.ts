import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import { kindsOf } from './filter.rules.ts'
import { readPage, type TransactionDeps } from './readPage.ts'
import { viewTransaction } from './transaction.view.ts'

export function listTransactions(deps: TransactionDeps): Handler<typeof contract.transaction.listTransactions> {
  return async ({ caller, query }) => {
    const { rows, total, ...next } = await readPage(deps, { uid: caller.uid, kinds: kindsOf(query), query })
    return done({ d: rows.map(viewTransaction), t: total, ...next })
  }
}
