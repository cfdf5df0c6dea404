import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { pageOverSchemas } from '../../platform/db/sortedPage.ts'
import { orderOf } from '../../platform/db/sorting.ts'
import { adjustmentSorting, countAdjustments, listAdjustmentRows } from './adjustment.store.ts'
import { viewAdjustment } from './adjustment.view.ts'
import type { AdjustmentDeps } from './deps.ts'

/** Unless another order is asked for, those that wait come oldest first: they have waited longest. */
export function listAdjustments({ db }: AdjustmentDeps): Handler<typeof officeContract.adjustment.listAdjustments> {
  return async ({ caller, query }) => {
    const filter = {
      status: query.status || 'proposed',
      asset: query.asset,
      uid: query.uid === '' ? null : BigInt(query.uid),
    } as const
    const order = orderOf(adjustmentSorting, query.sort || (filter.status === 'proposed' ? 'proposed' : '-proposed'))
    const { rows, total, next } = await pageOverSchemas(
      db,
      { order, cursor: query.cursor, size: query.page_size },
      async (tx, page) => ({
        rows: await listAdjustmentRows(tx, filter, page),
        count: await countAdjustments(tx, filter),
      }),
    )
    return done({ d: rows.map(row => viewAdjustment(row, caller.operatorId)), t: total, ...(next ? { next } : {}) })
  }
}
