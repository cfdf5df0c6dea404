import { countRows } from '../../../platform/db/countRows.ts'
import type { MemberTx } from '../../../platform/db/database.ts'
import type { IdRange } from '../../../platform/db/idRange.rules.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { SortedRead } from '../../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../../platform/db/sorting.ts'
import { type Redemption, redemptionOf } from '../redemption.store.ts'
import type { DeskFilter } from './desk.rules.ts'

export const deskSorting: Sorting<Redemption, 'submitted'> = {
  keys: { submitted: { column: 'submitted_at', isTime: true, of: row => row.submittedAtMs } },
  id: { column: 'id', type: 'uuid', of: row => row.id },
}

function found(tx: MemberTx, { status, uid, ids, fromMs, untilMs }: DeskFilter) {
  const all = tx.selectFrom('redemption')
  const standing = status === null ? all.where('status', '<>', 'refused') : all.where('status', '=', status)
  const own = uid === null ? standing : standing.where('uid', '=', uid)
  const named = ids === null ? own : own.where('id', '>=', ids.first).where('id', '<=', ids.last)
  return named
    .$if(fromMs !== undefined, query => query.where('submitted_at', '>=', instant(fromMs ?? 0)))
    .$if(untilMs !== undefined, query => query.where('submitted_at', '<', instant(untilMs ?? 0)))
}

/** One schema's part of a page. */
export async function listDeskRows(tx: MemberTx, filter: DeskFilter, { order, place, size }: SortedRead<Redemption>) {
  const rows = await found(tx, filter)
    .selectAll()
    .where(standsBehind(order, place))
    .orderBy(inOrder(order))
    .limit(size)
    .execute()
  return rows.map(redemptionOf)
}

/** How many of one schema there are, up to a thousand. */
export function countDeskRows(tx: MemberTx, filter: DeskFilter): Promise<number> {
  return countRows(tx, found(tx, filter).select('id'))
}

/** Two numbers that begin alike are rare; more than these nobody looks through. */
const mostFound = 10

/** Whose the redemptions are whose ids lie there, a few at most. */
export async function listRedeemers(tx: MemberTx, { first, last }: IdRange): Promise<readonly bigint[]> {
  const rows = await tx
    .selectFrom('redemption')
    .select('uid')
    .where('id', '>=', first)
    .where('id', '<=', last)
    .where('status', '<>', 'refused')
    .limit(mostFound)
    .execute()
  return rows.map(({ uid }) => uid)
}
