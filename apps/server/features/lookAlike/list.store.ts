import type { LookAlikeStatus } from '@saya/contract/lookAlike/lookAlike.ts'
import { sql } from 'kysely'
import { countRows } from '../../platform/db/countRows.ts'
import type { AppTx } from '../../platform/db/database.ts'
import type { SortedRead } from '../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../platform/db/sorting.ts'
import { type LookAlike, lookAlikeOf } from './lookAlike.store.ts'

export interface LookAlikeFilter {
  readonly statuses: readonly LookAlikeStatus[]
  readonly uid: bigint | null
}

/** Whatever is marked comes behind whatever is held: the step is longer than there are times. */
const markedBehindMs = 10 ** 14

function chosen(tx: AppTx, { statuses, uid }: LookAlikeFilter) {
  const foundAtMs = sql<number>`(extract(epoch from found_at) * 1000)::bigint`
  const rows = tx
    .selectFrom('look_alike')
    .selectAll()
    .select(sql<bigint>`${foundAtMs} + case status when 'marked' then ${markedBehindMs}::bigint else 0 end`.as('turn'))
    .where('status', 'in', [...statuses])
  return tx
    .selectFrom(rows.as('rows'))
    .selectAll()
    .$if(uid !== null, query => query.where('uid', '=', uid as bigint))
}

export const lookAlikeSorting: Sorting<LookAlike, 'found' | 'turn'> = {
  keys: {
    found: { column: 'found_at', isTime: true, of: row => row.foundAtMs },
    turn: { column: 'turn', isTime: false, of: row => row.foundAtMs + (row.status === 'marked' ? markedBehindMs : 0) },
  },
  id: { column: 'id', type: 'uuid', of: row => row.id },
}

export async function listLookAlikeRows(
  tx: AppTx,
  filter: LookAlikeFilter,
  { order, place, size }: SortedRead<LookAlike>,
): Promise<readonly LookAlike[]> {
  const rows = await chosen(tx, filter).where(standsBehind(order, place)).orderBy(inOrder(order)).limit(size).execute()
  return rows.map(lookAlikeOf)
}

export function countLookAlikes(tx: AppTx, filter: LookAlikeFilter): Promise<number> {
  return countRows(tx, chosen(tx, filter))
}
