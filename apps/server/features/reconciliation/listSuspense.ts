import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/call.ts'
import { sumSuspense } from '../deposit/index.ts'
import { secondsOf } from './secondsOf.ts'
import type { ReconciliationDeps } from './deps.ts'

export function listSuspense({ db }: ReconciliationDeps): Handler<typeof officeContract.reconciliation.listSuspense> {
  return async () => {
    const rows = await db.app(sumSuspense)
    const d = rows.map(row => ({
      gateway: row.gateway,
      waiting: { count: Number(row.waiting_count), amount: formatPesos(row.waiting_amount) },
      kept: { count: Number(row.kept_count), amount: formatPesos(row.kept_amount) },
      oldest_at: secondsOf(row.oldest_at),
    }))
    return done({ d, t: d.length })
  }
}
