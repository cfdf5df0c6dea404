import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { listForDesk } from '../deposit/index.ts'
import { viewDeposit } from './cashier.view.ts'
import type { CashierDeps } from './deps.ts'

export function listDeposits(deps: CashierDeps): Handler<typeof officeContract.cashier.listDeposits> {
  return async ({ query: { q, status, gateway, sort, cursor, page_size: size } }) => {
    const filter = { words: q, status, gateway }
    const { rows, total, next } = await listForDesk(deps, { ...filter, sort: sort || '-created', cursor, size })
    return done({ d: rows.map(viewDeposit), t: total, ...(next ? { next } : {}) })
  }
}
