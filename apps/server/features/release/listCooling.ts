import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { pageOverSchemas } from '../../platform/db/sortedPage.ts'
import { orderOf } from '../../platform/db/sorting.ts'
import type { ReleaseDeps } from './deps.ts'
import { coolingSorting, countCooling, listCoolingRows } from './release.store.ts'
import { viewCooling } from './release.view.ts'

export function listCooling({ db, clock }: ReleaseDeps): Handler<typeof officeContract.release.listCooling> {
  return async ({ caller, query }) => {
    const isProposed = query.status === 'proposed'
    const filter = { isProposed, uid: query.uid === '' ? null : BigInt(query.uid), nowMs: clock.now() }
    const { rows, total, next } = await pageOverSchemas(
      db,
      { order: orderOf(coolingSorting, query.sort || 'ready'), cursor: query.cursor, size: query.page_size },
      async (tx, page) => ({ rows: await listCoolingRows(tx, filter, page), count: await countCooling(tx, filter) }),
    )
    return done({ d: rows.map(row => viewCooling(row, caller.operatorId)), t: total, ...(next ? { next } : {}) })
  }
}
