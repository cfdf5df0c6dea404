import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/call.ts'
import { sumStray, sumSuspense } from '../deposit/index.ts'
import { secondsOf } from './secondsOf.ts'
import type { ReconciliationDeps } from './deps.ts'

export function listSuspense({ db }: ReconciliationDeps): Handler<typeof officeContract.reconciliation.listSuspense> {
  return async () => {
    const { held, strays } = await db.app(async tx => ({ held: await sumSuspense(tx), strays: await sumStray(tx) }))
    const gateways = [...new Set([...held, ...strays].map(({ gateway }) => gateway))].toSorted()
    const d = gateways.map(gateway => {
      const row = held.find(one => one.gateway === gateway)
      const stray = strays.find(one => one.gateway === gateway)
      const oldest = [row?.oldest_at, stray?.oldest_at].filter(at => typeof at === 'number')
      return {
        gateway,
        waiting: tally(row?.waiting_count, row?.waiting_amount),
        kept: tally(row?.kept_count, row?.kept_amount),
        stray: tally(stray?.count, stray?.amount),
        oldest_at: secondsOf(oldest.length === 0 ? null : Math.min(...oldest)),
      }
    })
    return done({ d, t: d.length })
  }
}

function tally(count = 0n, amount = 0n) {
  return { count: Number(count), amount: formatPesos(amount) }
}
