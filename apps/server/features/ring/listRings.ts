import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { readOf, sortedPage } from '../../platform/db/sortedPage.ts'
import { orderOf } from '../../platform/db/sorting.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { RingDeskDeps } from './deps.ts'
import { countRings, listRingRows, ringSorting, summariseRings } from './list.store.ts'
import { viewRing } from './ring.view.ts'

/** Unless another order is asked for, those that wait come oldest first. */
export function listRings({ db }: RingDeskDeps): Handler<typeof officeContract.ring.listRings> {
  return async ({ query }) => {
    const isOver = query.status === 'over'
    const filter = { isOver, uid: query.uid === '' ? null : BigInt(query.uid) }
    const order = orderOf(ringSorting, query.sort || (isOver ? '-found' : 'found'))
    const asked = { order, cursor: query.cursor, size: query.page_size }
    const { page, summaries } = await db.app(async tx => {
      const part = { rows: await listRingRows(tx, filter, readOf(asked)), count: await countRings(tx, filter) }
      const read = sortedPage(asked, [part])
      const uids = read.rows.map(({ uid }) => uid)
      return { page: read, summaries: await summariseRings(tx, uids) }
    })
    const { rows, total, next } = page
    return done({ d: rows.map(row => viewRing(row, summaries.get(row.uid))), t: total, ...(next ? { next } : {}) })
  }
}
