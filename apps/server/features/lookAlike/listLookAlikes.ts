import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { readOf, sortedPage } from '../../platform/db/sortedPage.ts'
import { orderOf } from '../../platform/db/sorting.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { LookAlikeDeskDeps } from './deps.ts'
import { countLookAlikes, listLookAlikeRows, lookAlikeSorting } from './list.store.ts'
import { viewLookAlike } from './lookAlike.view.ts'
import { listWaiting } from './release.store.ts'

/** Unless another order is asked for, those that are held come oldest first: they have waited longest. */
export function listLookAlikes({ db }: LookAlikeDeskDeps): Handler<typeof officeContract.lookAlike.listLookAlikes> {
  return async ({ caller, query }) => {
    const filter = { status: query.status || 'held', uid: query.uid === '' ? null : BigInt(query.uid) } as const
    const order = orderOf(lookAlikeSorting, query.sort || (filter.status === 'held' ? 'found' : '-found'))
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
