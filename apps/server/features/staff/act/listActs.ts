import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { mostCounted } from '../../../platform/db/countRows.ts'
import { getChain, listActRows } from './act.store.ts'
import { viewAct } from './act.view.ts'
import type { StaffDeps } from '../deps.ts'

/** A cursor that is none of ours counts as none. */
function readSeq(cursor: string): bigint | null {
  return /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : null
}

export function listActs({ db }: StaffDeps): Handler<typeof officeContract.staff.listActs> {
  return ({ query }) =>
    db.app(async tx => {
      const page = { isUp: query.sort === 'seq', last: readSeq(query.cursor), size: query.page_size + 1 }
      const found = await listActRows(tx, query, page)
      const rows = found.slice(0, query.page_size)
      const isFiltered = query.operator !== '' || query.action !== '' || query.object !== ''
      const total = isFiltered
        ? (await listActRows(tx, query, { last: null, size: mostCounted })).length
        : Number((await getChain(tx)).seq)
      const last = found.length > rows.length ? rows.at(-1) : undefined
      return done({
        d: rows.map(viewAct),
        t: Math.min(total, mostCounted),
        ...(last ? { next: String(last.seq) } : {}),
      })
    })
}
