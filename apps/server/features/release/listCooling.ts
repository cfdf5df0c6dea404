import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/call.ts'
import { readPlace, writePlace } from '../../platform/rowPlace.ts'
import type { ReleaseDeps } from './deps.ts'
import { type Cooling, countCooling, listCoolingRows } from './release.store.ts'
import { viewCooling } from './release.view.ts'

const mostCounted = 1000

/** Members lie in several schemas: each gives its own first rows, and the first of all of them are the page. */
export function listCooling({ db, clock }: ReleaseDeps): Handler<typeof officeContract.release.listCooling> {
  return async ({ caller, query }) => {
    const isProposed = query.status === 'proposed'
    const filter = { isProposed, uid: query.uid === '' ? null : BigInt(query.uid), nowMs: clock.now() }
    const page = { place: readPlace(query.cursor), size: query.page_size + 1 }
    const parts = await Promise.all(
      Array.from({ length: db.memberSchemas }, (_, schema) =>
        db.memberSchema(schema, async tx => ({
          rows: await listCoolingRows(tx, filter, page),
          count: await countCooling(tx, filter),
        })),
      ),
    )
    const rows = parts.flatMap(part => part.rows).toSorted(compare)
    const shown = rows.slice(0, query.page_size)
    const last = rows.length > query.page_size ? shown.at(-1) : undefined
    const total = parts.reduce((sum, part) => sum + part.count, 0)
    return done({
      d: shown.map(row => viewCooling(row, caller.operatorId)),
      t: Math.min(total, mostCounted),
      ...(last ? { next: writePlace({ atMs: last.readyAtMs, id: last.id }) } : {}),
    })
  }
}

function compare(one: Cooling, other: Cooling): number {
  return one.readyAtMs - other.readyAtMs || (one.id < other.id ? -1 : 1)
}
