import type { officeContract } from '@saya/contract/office.ts'
import type { WithdrawalStatus } from '@saya/contract/withdrawal/status.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { pageOverSchemas } from '../../../platform/db/sortedPage.ts'
import { orderOf } from '../../../platform/db/sorting.ts'
import { countQueue, listQueueRows, queueSorting } from './desk.store.ts'
import { viewLine } from './desk.view.ts'
import type { DeskDeps } from './deskDeps.ts'

/** Unless another order is asked for, those that wait come oldest first: they have waited longest. */
export function listQueue({ db, clock }: DeskDeps): Handler<typeof officeContract.withdrawal.listQueue> {
  return async ({ caller, query }) => {
    const status: WithdrawalStatus = query.status === '' ? 'under_review' : query.status
    const order = orderOf(queueSorting, query.sort || (status === 'under_review' ? 'created' : '-created'))
    const { rows, total, next } = await pageOverSchemas(
      db,
      { order, cursor: query.cursor, size: query.page_size },
      async (tx, page) => ({ rows: await listQueueRows(tx, status, page), count: await countQueue(tx, status) }),
    )
    const viewer = { operatorId: caller.operatorId, nowMs: clock.now() }
    return done({ d: rows.map(line => viewLine(line, viewer)), t: total, ...(next ? { next } : {}) })
  }
}
