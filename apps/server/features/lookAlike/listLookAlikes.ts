import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { readOf, sortedPage } from '../../platform/db/sortedPage.ts'
import { orderOf } from '../../platform/db/sorting.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { LookAlikeDeskDeps } from './deps.ts'
import { countLookAlikes, listLookAlikeRows, lookAlikeSorting } from './list.store.ts'
import { viewLookAlike } from './lookAlike.view.ts'
import { listWaiting } from './release.store.ts'

const waitingStatuses = ['held', 'marked'] as const

/** Unless others or another order are asked for: those that are held, then those that are marked, each oldest first. */
export function listLookAlikes({ db }: LookAlikeDeskDeps): Handler<typeof officeContract.lookAlike.listLookAlikes> {
  return async ({ caller, query }) => {
    const { status, uid } = query
    const filter = { statuses: status ? [status] : waitingStatuses, uid: uid === '' ? null : BigInt(uid) }
    const order = orderOf(lookAlikeSorting, query.sort || (status && status !== 'held' ? '-found' : 'turn'))
    const asked = { order, cursor: query.cursor, size: query.page_size }
    const { waiting, ...part } = await db.app(async tx => {
      const rows = await listLookAlikeRows(tx, filter, readOf(asked))
      const ids = rows.map(({ id }) => id)
      return { rows, count: await countLookAlikes(tx, filter), waiting: await listWaiting(tx, ids) }
    })
    const { rows, total, next } = sortedPage(asked, [part])
    return done({
      d: rows.map(row => viewLookAlike(row, waiting.get(row.id), caller.operatorId)),
      t: total,
      ...(next ? { next } : {}),
    })
  }
}
