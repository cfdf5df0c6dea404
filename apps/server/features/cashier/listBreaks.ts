import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { readOf, sortedPage } from '../../platform/db/sortedPage.ts'
import { orderOf } from '../../platform/db/sorting.ts'
import { breakSorting, countBreaks, listBreaks as listRows } from '../deposit/index.ts'
import type { CashierDeps } from './deps.ts'
import { viewBreak } from './viewBreak.ts'

export function listBreaks({ db }: CashierDeps): Handler<typeof officeContract.cashier.listBreaks> {
  return async ({ query: { q, state, gateway, sort, cursor, page_size: size } }) => {
    const filter = { state, gateway, words: q }
    const ask = { order: orderOf(breakSorting, sort || '-found'), cursor, size }
    const part = await db.app(async tx => ({
      rows: await listRows(tx, filter, readOf(ask)),
      count: await countBreaks(tx, filter),
    }))
    const { rows, total, next } = sortedPage(ask, [part])
    return done({ d: rows.map(viewBreak), t: total, ...(next ? { next } : {}) })
  }
}
