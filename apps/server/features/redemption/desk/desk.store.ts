import { countRows } from '../../../platform/db/countRows.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import type { SortedRead } from '../../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../../platform/db/sorting.ts'
import type { KeptStatus } from '../redemption.rules.ts'
import { type Redemption, redemptionOf } from '../redemption.store.ts'

export const deskSorting: Sorting<Redemption, 'submitted'> = {
  keys: { submitted: { column: 'submitted_at', isTime: true, of: row => row.submittedAtMs } },
  id: { column: 'id', type: 'uuid', of: row => row.id },
}

/** One schema's part of a page. */
export async function listDeskRows(tx: MemberTx, status: KeptStatus, { order, place, size }: SortedRead<Redemption>) {
  const rows = await tx
    .selectFrom('redemption')
    .selectAll()
    .where('status', '=', status)
    .where(standsBehind(order, place))
    .orderBy(inOrder(order))
    .limit(size)
    .execute()
  return rows.map(redemptionOf)
}

/** How many of one schema there are, up to a thousand. */
export function countDeskRows(tx: MemberTx, status: KeptStatus): Promise<number> {
  return countRows(tx, tx.selectFrom('redemption').select('id').where('status', '=', status))
}
