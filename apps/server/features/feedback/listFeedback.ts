import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { readPlace, writePlace } from '../../platform/rowPlace.ts'
import type { FeedbackDeps } from './deps.ts'
import {
  countFeedback,
  type FeedbackPlace,
  type FeedbackRow,
  isOldestFirst,
  listFeedbackRows,
} from './feedback.store.ts'
import { viewFeedback } from './feedback.view.ts'

const mostCounted = 1000

/** Members lie in several schemas: each gives its own first rows, and the first of all of them are the page. */
export function listFeedback({ db }: FeedbackDeps): Handler<typeof officeContract.feedback.listFeedback> {
  return async ({ query }) => {
    const filter = { status: query.status || 'open', uid: query.uid === '' ? null : BigInt(query.uid) } as const
    const page = { place: readFeedbackPlace(query.cursor), size: query.page_size + 1 }
    const parts = await Promise.all(
      Array.from({ length: db.memberSchemas }, (_, schema) =>
        db.memberSchema(schema, async tx => ({
          rows: await listFeedbackRows(tx, filter, page),
          count: await countFeedback(tx, filter),
        })),
      ),
    )
    const order = isOldestFirst(filter) ? compareWaiting : compareMarked
    const rows = parts.flatMap(part => part.rows).toSorted(order)
    const shown = rows.slice(0, query.page_size)
    const last = rows.length > query.page_size ? shown.at(-1) : undefined
    const total = parts.reduce((sum, part) => sum + part.count, 0)
    return done({
      d: shown.map(viewFeedback),
      t: Math.min(total, mostCounted),
      ...(last ? { next: writeFeedbackPlace(last) } : {}),
    })
  }
}

/** No place of a row has a dot. */
const amongUrgent = 'urgent.'

function writeFeedbackPlace({ sent_at: atMs, id, is_urgent: isUrgent }: FeedbackRow): string {
  return `${isUrgent ? amongUrgent : ''}${writePlace({ atMs, id })}`
}

function readFeedbackPlace(cursor: string): FeedbackPlace | null {
  const isUrgent = cursor.startsWith(amongUrgent)
  const place = readPlace(isUrgent ? cursor.slice(amongUrgent.length) : cursor)
  return place && { ...place, isUrgent }
}

function compareWaiting(one: FeedbackRow, other: FeedbackRow): number {
  return Number(other.is_urgent) - Number(one.is_urgent) || compare(one, other)
}

function compareMarked(one: FeedbackRow, other: FeedbackRow): number {
  return compare(other, one)
}

function compare(one: FeedbackRow, other: FeedbackRow): number {
  return one.sent_at - other.sent_at || (one.id < other.id ? -1 : 1)
}
