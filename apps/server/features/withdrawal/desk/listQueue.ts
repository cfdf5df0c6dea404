import type { officeContract } from '@saya/contract/office.ts'
import type { Parts } from '@saya/contract/handler.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { pageOverSchemas } from '../../../platform/db/sortedPage.ts'
import { readReference } from '../../../platform/db/idRange.rules.ts'
import { orderOf } from '../../../platform/db/sorting.ts'
import { countQueue, listQueueRows, type QueueFilter, queueSorting } from './desk.store.ts'
import { viewLine } from './desk.view.ts'
import type { DeskDeps } from './deskDeps.ts'

/** Unless another order is asked for, those that wait come oldest first: they have waited longest. */
export function listQueue({ db, clock }: DeskDeps): Handler<typeof officeContract.withdrawal.listQueue> {
  return async ({ caller, query }) => {
    const filter = filterOf(query)
    const order = orderOf(queueSorting, query.sort || (filter.status === 'under_review' ? 'created' : '-created'))
    const { rows, total, next } = await pageOverSchemas(
      db,
      { order, cursor: query.cursor, size: query.page_size },
      async (tx, page) => ({ rows: await listQueueRows(tx, filter, page), count: await countQueue(tx, filter) }),
    )
    const viewer = { operatorId: caller.operatorId, nowMs: clock.now() }
    return done({ d: rows.map(line => viewLine(line, viewer)), t: total, ...(next ? { next } : {}) })
  }
}

/** Whoever looks for a member or a number wants what is there, whatever became of it, unless they choose a state. */
function filterOf({ status, q }: Parts<typeof officeContract.withdrawal.listQueue>['query']): QueueFilter {
  if (q === '') return { status: status || 'under_review', sought: null }
  const uid = /^\d{1,18}$/.test(q) ? BigInt(q) : null
  return { status: status || null, sought: { uid, ids: readReference(q) } }
}
