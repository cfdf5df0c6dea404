import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/call.ts'
import { listMismatches as listRows } from '../deposit/index.ts'
import type { CashierDeps } from './deps.ts'

export function listMismatches({ db }: CashierDeps): Handler<typeof officeContract.cashier.listMismatches> {
  return async ({ query }) => {
    const rows = await db.app(tx => listRows(tx, query))
    const d = rows.map(({ kind, name, amount, other_amount: other }) => ({
      kind,
      name,
      amount: formatPesos(amount),
      other_amount: formatPesos(other),
    }))
    return done({ d, t: d.length })
  }
}
