import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { bonusKindsOf } from './filter.rules.ts'
import { readPage, type TransactionDeps } from './readPage.ts'
import { viewBonus } from './transaction.view.ts'

export function listBonuses(deps: TransactionDeps): Handler<typeof contract.transaction.listBonuses> {
  return async ({ caller, query }) => {
    const { rows, total, ...next } = await readPage(deps, { uid: caller.uid, kinds: bonusKindsOf(query), query })
    return done({ d: rows.map(viewBonus), t: total, ...next })
  }
}
