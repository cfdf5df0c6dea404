import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { pageOverSchemas } from '../../platform/db/sortedPage.ts'
import { orderOf } from '../../platform/db/sorting.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { listActivePayees } from '../payee/index.ts'
import { countCreditReturns, creditReturnSorting, listCreditReturnRows } from './creditReturn.store.ts'
import { viewCreditReturn } from './creditReturn.view.ts'
import type { CreditReturnDeps } from './deps.ts'

/** Unless another order is asked for, what is to be returned comes oldest first: it has waited longest. */
export function listCreditReturns({
  db,
}: CreditReturnDeps): Handler<typeof officeContract.creditReturn.listCreditReturns> {
  return async ({ query }) => {
    const filter = { status: query.status || 'open', uid: query.uid === '' ? null : BigInt(query.uid) } as const
    const order = orderOf(creditReturnSorting, query.sort || (filter.status === 'open' ? 'credited' : '-credited'))
    const asked = { order, cursor: query.cursor, size: query.page_size }
    const { rows, total, next } = await pageOverSchemas(db, asked, async (tx, page) => ({
      rows: await listCreditReturnRows(tx, filter, page),
      count: await countCreditReturns(tx, filter),
    }))
    const shown = []
    for (const row of rows)
      shown.push(viewCreditReturn(row, await db.member(row.uid, tx => listActivePayees(tx, row.uid))))
    return done({ d: shown, t: total, ...(next ? { next } : {}) })
  }
}
