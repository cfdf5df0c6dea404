import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import { readPlace, writePlace } from '../../platform/rowPlace.ts'
import { type Adjustment, countAdjustments, isOldestFirst, listAdjustmentRows } from './adjustment.store.ts'
import { viewAdjustment } from './adjustment.view.ts'
import type { AdjustmentDeps } from './deps.ts'

const mostCounted = 1000

/** Members lie in several schemas: each gives its own first rows, and the first of all of them are the page. */
export function listAdjustments({ db }: AdjustmentDeps): Handler<typeof officeContract.adjustment.listAdjustments> {
  return async ({ caller, query }) => {
    const filter = { status: query.status || 'proposed', uid: query.uid === '' ? null : BigInt(query.uid) } as const
    const page = { place: readPlace(query.cursor), size: query.page_size + 1 }
    const parts = await Promise.all(
      Array.from({ length: db.memberSchemas }, (_, schema) =>
        db.memberSchema(schema, async tx => ({
          rows: await listAdjustmentRows(tx, filter, page),
          count: await countAdjustments(tx, filter),
        })),
      ),
    )
    const turn = isOldestFirst(filter) ? 1 : -1
    const rows = parts.flatMap(part => part.rows).toSorted((one, other) => turn * compare(one, other))
    const shown = rows.slice(0, query.page_size)
    const last = rows.length > query.page_size ? shown.at(-1) : undefined
    const total = parts.reduce((sum, part) => sum + part.count, 0)
    return done({
      d: shown.map(row => viewAdjustment(row, caller.operatorId)),
      t: Math.min(total, mostCounted),
      ...(last ? { next: writePlace({ atMs: last.proposedAtMs, id: last.id }) } : {}),
    })
  }
}

function compare(one: Adjustment, other: Adjustment): number {
  return one.proposedAtMs - other.proposedAtMs || (one.id < other.id ? -1 : 1)
}
