import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { pageOverSchemas } from '../../../platform/db/sortedPage.ts'
import { orderOf } from '../../../platform/db/sorting.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { ExclusionDeskDeps } from '../deps.ts'
import { statusAt } from '../exclusion.rules.ts'
import {
  countRequests,
  type ListedRequest,
  listRequestRows,
  requestSorting,
  type RequestStatus,
} from './request.store.ts'

/** Unless another order is asked for, those that wait come oldest first: they have waited longest. */
export function listRequests({ db, clock }: ExclusionDeskDeps): Handler<typeof officeContract.exclusion.listRequests> {
  return async ({ query }) => {
    const filter = { status: query.status || 'open', uid: query.uid === '' ? null : BigInt(query.uid) } as const
    const order = orderOf(requestSorting, query.sort || (filter.status === 'open' ? 'asked' : '-asked'))
    const asked = { order, cursor: query.cursor, size: query.page_size }
    const { rows, total, next } = await pageOverSchemas(db, asked, async (tx, page) => ({
      rows: await listRequestRows(tx, filter, page),
      count: await countRequests(tx, filter),
    }))
    return done({ d: rows.map(row => viewRequest(row, clock.now())), t: total, ...(next ? { next } : {}) })
  }
}

function viewRequest(row: ListedRequest, nowMs: number) {
  const { id, uid, words, asked_at, open_from, closed_until } = row
  return {
    id,
    uid: String(uid),
    words,
    status: statusAt(row, nowMs) as RequestStatus,
    asked_at: Math.floor(asked_at / 1000),
    open_from: Math.ceil((open_from ?? 0) / 1000),
    closed_until: Math.ceil((closed_until ?? 0) / 1000),
  }
}
