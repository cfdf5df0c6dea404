import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { pageOverSchemas } from '../../../platform/db/sortedPage.ts'
import { orderOf } from '../../../platform/db/sorting.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { RedemptionDeps } from '../deps.ts'
import { openRecipient } from '../recipientSeal.ts'
import { viewDeskRedemption } from '../redemption.view.ts'
import { countDeskRows, deskSorting, listDeskRows } from './desk.store.ts'

/** Unless another order is asked for, those that wait come oldest first: they have waited longest. */
export function listDeskRedemptions(
  deps: RedemptionDeps,
): Handler<typeof officeContract.redemption.listDeskRedemptions> {
  return async ({ query }) => {
    const status = query.status === '' ? 'processing' : query.status
    const order = orderOf(deskSorting, query.sort || (query.status === '' ? 'submitted' : '-submitted'))
    const { rows, total, next } = await pageOverSchemas(
      deps.db,
      { order, cursor: query.cursor, size: query.page_size },
      async (tx, page) => ({ rows: await listDeskRows(tx, status, page), count: await countDeskRows(tx, status) }),
    )
    const d = rows.map(row => viewDeskRedemption(row, openRecipient(row, deps)))
    return done({ d, t: total, ...(next ? { next } : {}) })
  }
}
