import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../platform/http/request/call.ts'
import { sumStray, sumSuspense } from '../deposit/index.ts'
import type { ReconciliationDeps } from './deps.ts'
import { secondsOf } from './secondsOf.ts'

interface Purse {
  readonly gateway: string
  readonly currency: string
}

/** A row for each currency that a gateway has something in: pesos and dollars are never one sum. */
export function listSuspense({ db }: ReconciliationDeps): Handler<typeof officeContract.reconciliation.listSuspense> {
  return async () => {
    const { held, strays } = await db.app(async tx => ({ held: await sumSuspense(tx), strays: await sumStray(tx) }))
    const d = pursesOf([...held, ...strays]).map(purse => {
      const row = held.find(one => isSame(one, purse))
      const stray = strays.find(one => isSame(one, purse))
      const oldest = [row?.oldest_at, stray?.oldest_at].filter(at => typeof at === 'number')
      return {
        ...purse,
        waiting: tally(row?.waiting_count, row?.waiting_amount),
        kept: tally(row?.kept_count, row?.kept_amount),
        stray: tally(stray?.count, stray?.amount),
        oldest_at: secondsOf(oldest.length === 0 ? null : Math.min(...oldest)),
      }
    })
    return done({ d, t: d.length })
  }
}

function isSame(one: Purse, other: Purse): boolean {
  return one.gateway === other.gateway && one.currency === other.currency
}

/** Each once, by gateway; pesos come before all others. */
function pursesOf(rows: readonly Purse[]): readonly Purse[] {
  const purses = new Map(rows.map(({ gateway, currency }) => [`${gateway} ${currency}`, { gateway, currency }]))
  const rank = ({ gateway, currency }: Purse) => `${gateway} ${currency === 'PHP' ? '' : currency}`
  return [...purses.values()].toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
}

function tally(count = 0n, amount = 0n) {
  return { count: Number(count), amount: formatPesos(amount) }
}
