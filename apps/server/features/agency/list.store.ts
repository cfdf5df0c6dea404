import { countRows } from '../../platform/db/countRows.ts'
import type { AppTx } from '../../platform/db/database.ts'
import type { SortedRead } from '../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../platform/db/sorting.ts'
import type { Agency, AgencyFilter } from './agency.store.ts'

export const agencySorting: Sorting<Agency, 'applied'> = {
  keys: { applied: { column: 'applied_at', isTime: true, of: row => row.applied_at } },
  id: { column: 'id', type: 'uuid', of: row => row.id },
}

function chosen(tx: AppTx, { status, uid }: AgencyFilter) {
  return tx
    .selectFrom('agency')
    .where('status', '=', status)
    .$if(uid !== null, query => query.where('uid', '=', uid as bigint))
}

export function listAgencyRows(
  tx: AppTx,
  filter: AgencyFilter,
  { order, place, size }: SortedRead<Agency>,
): Promise<readonly Agency[]> {
  const rows = chosen(tx, filter).selectAll().where(standsBehind(order, place))
  return rows.orderBy(inOrder(order)).limit(size).execute()
}

export function countAgencies(tx: AppTx, filter: AgencyFilter): Promise<number> {
  return countRows(tx, chosen(tx, filter).select('id'))
}
