import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { readOf, sortedPage } from '../../platform/db/sortedPage.ts'
import { orderOf } from '../../platform/db/sorting.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { LookAlikeDeskDeps } from './deps.ts'
import { countLookAlikes, listLookAlikeRows, lookAlikeSorting } from './list.store.ts'
import { viewLookAlike } from './lookAlike.view.ts'

/** Unless another order is asked for, those that are held come oldest first: they have waited longest. */
export function listLookAlikes({ db }: LookAlikeDeskDeps): Handler<typeof officeContract.lookAlike.listLookAlikes> {
  return async ({ query }) => {
    const filter = { status: query.status || 'held', uid: query.uid === '' ? null : BigInt(query.uid) } as const
    const order = orderOf(lookAlikeSorting, query.sort || (filter.status === 'held' ? 'found' : '-found'))
    const asked = { order, cursor: query.cursor, size: query.page_size }
    const part = await db.app(async tx => ({
      rows: await listLookAlikeRows(tx, filter, readOf(asked)),
      count: await countLookAlikes(tx, filter),
    }))
    const { rows, total, next } = sortedPage(asked, [part])
    return done({ d: rows.map(viewLookAlike), t: total, ...(next ? { next } : {}) })
  }
}
