import type { LookAlikeStatus } from '@saya/contract/lookAlike/lookAlike.ts'
import { countRows } from '../../platform/db/countRows.ts'
import type { AppTx } from '../../platform/db/database.ts'
import type { SortedRead } from '../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../platform/db/sorting.ts'
import { type LookAlike, lookAlikeOf } from './lookAlike.store.ts'

export interface LookAlikeFilter {
  readonly status: LookAlikeStatus
  readonly uid: bigint | null
}

function chosen(tx: AppTx, { status, uid }: LookAlikeFilter) {
  return tx
    .selectFrom('look_alike')
    .selectAll()
    .where('status', '=', status)
    .$if(uid !== null, query => query.where('uid', '=', uid as bigint))
}

export const lookAlikeSorting: Sorting<LookAlike, 'found'> = {
  keys: { found: { column: 'found_at', isTime: true, of: row => row.foundAtMs } },
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
