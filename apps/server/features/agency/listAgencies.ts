import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { readOf, sortedPage } from '../../platform/db/sortedPage.ts'
import { orderOf } from '../../platform/db/sorting.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { viewDeskAgency } from './agency.view.ts'
import type { AgencyDeskDeps } from './deps.ts'
import { agencySorting, countAgencies, listAgencyRows } from './list.store.ts'

/** Unless another order is asked for, those that wait come oldest first. */
export function listAgencies({ db }: AgencyDeskDeps): Handler<typeof officeContract.agency.listAgencies> {
  return async ({ query }) => {
    const status = query.status || 'pending'
    const filter = { status, uid: query.uid === '' ? null : BigInt(query.uid) }
    const order = orderOf(agencySorting, query.sort || (status === 'pending' ? 'applied' : '-applied'))
    const asked = { order, cursor: query.cursor, size: query.page_size }
    const part = await db.app(async tx => ({
      rows: await listAgencyRows(tx, filter, readOf(asked)),
      count: await countAgencies(tx, filter),
    }))
    const { rows, total, next } = sortedPage(asked, [part])
    return done({ d: rows.map(viewDeskAgency), t: total, ...(next ? { next } : {}) })
  }
}
