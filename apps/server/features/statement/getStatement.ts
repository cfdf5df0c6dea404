import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import { manilaMonth } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import type { StatementDeps } from './deps.ts'
import { readStatement } from './readStatement.ts'
import { viewStatement } from './statement.view.ts'

export function getStatement({ db, clock }: StatementDeps): Handler<typeof contract.statement.getStatement> {
  return async ({ caller: { uid }, query }) => {
    const nowMs = clock.now()
    const month = query.month || manilaMonth(nowMs)
    const found = await db.member(uid, tx => readStatement(tx, { uid, month, nowMs }))
    return found ? done(viewStatement(found)) : refuse('statement_not_found')
  }
}
