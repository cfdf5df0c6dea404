import type { officeContract } from '@saya/contract/office.ts'
import type { WithdrawalStatus } from '@saya/contract/withdrawal/status.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import { readPlace, writePlace } from '../../platform/rowPlace.ts'
import { countQueue, isOldestFirst, type Line, listQueueRows } from './desk.store.ts'
import { viewLine } from './desk.view.ts'
import type { DeskDeps } from './deskDeps.ts'

const mostCounted = 1000

/** Members lie in several schemas: each gives its own first rows, and the first of all of them are the page. */
export function listQueue({ db }: DeskDeps): Handler<typeof officeContract.withdrawal.listQueue> {
  return async ({ caller, query }) => {
    const status: WithdrawalStatus = query.status === '' ? 'under_review' : query.status
    const page = { status, place: readPlace(query.cursor), size: query.page_size }
    const parts = await Promise.all(
      Array.from({ length: db.memberSchemas }, (_, schema) =>
        db.memberSchema(schema, async tx => ({
          rows: await listQueueRows(tx, page),
          count: await countQueue(tx, status),
        })),
      ),
    )
    const turn = isOldestFirst(status) ? 1 : -1
    const rows = parts.flatMap(part => part.rows).toSorted((one, other) => turn * compare(one, other))
    const shown = rows.slice(0, query.page_size)
    const last = shown.length === query.page_size ? shown.at(-1) : undefined
    const total = parts.reduce((sum, part) => sum + part.count, 0)
    return done({
      d: shown.map(line => viewLine(line, caller.operatorId)),
      t: Math.min(total, mostCounted),
      ...(last ? { next: writePlace({ atMs: last.createdAtMs, id: last.id }) } : {}),
    })
  }
}

function compare(one: Line, other: Line): number {
  return one.createdAtMs - other.createdAtMs || (one.id < other.id ? -1 : 1)
}
