import type { RingSign } from '@saya/contract/ring/signs.ts'
import { type Selectable, sql } from 'kysely'
import { countRows } from '../../platform/db/countRows.ts'
import type { AppTx } from '../../platform/db/database.ts'
import type { SortedRead } from '../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../platform/db/sorting.ts'
import type { AppTables } from '../../platform/db/tables.gen.ts'

export type Ring = Selectable<AppTables['ring']>

export interface RingFilter {
  readonly isOver: boolean
  readonly uid: bigint | null
}

export const ringSorting: Sorting<Ring, 'found'> = {
  keys: { found: { column: 'found_at', isTime: true, of: row => row.found_at } },
  id: { column: 'uid', type: 'bigint', of: row => row.uid },
}

function chosen(tx: AppTx, { isOver, uid }: RingFilter) {
  return tx
    .selectFrom('ring')
    .where('held', isOver ? '=' : '>', 0)
    .$if(uid !== null, query => query.where('uid', '=', uid as bigint))
}

export function listRingRows(
  tx: AppTx,
  filter: RingFilter,
  { order, place, size }: SortedRead<Ring>,
): Promise<readonly Ring[]> {
  const rows = chosen(tx, filter).selectAll().where(standsBehind(order, place))
  return rows.orderBy(inOrder(order)).limit(size).execute()
}

export function countRings(tx: AppTx, filter: RingFilter): Promise<number> {
  return countRows(tx, chosen(tx, filter).select('uid'))
}

export function findRing(tx: AppTx, uid: bigint): Promise<Ring | undefined> {
  return tx.selectFrom('ring').selectAll().where('uid', '=', uid).executeTakeFirst()
}

export interface RingSummary {
  readonly friends: number
  readonly signs: readonly RingSign[]
}

/** How many friends of each ring were found, and by which signs. */
export async function summariseRings(tx: AppTx, uids: readonly bigint[]): Promise<ReadonlyMap<bigint, RingSummary>> {
  const { rows } = await sql<{ parent: bigint; friends: number; signs: RingSign[] }>`
    select f.parent, count(distinct f.uid)::integer as friends, 
      coalesce(array_agg(distinct t.sign) filter (where t.sign is not null), '{}') as signs
    from ring_friend f left join ring_tie t on t.uid = f.uid
    where f.parent = any(${[...uids]}::bigint[]) group by f.parent`.execute(tx)
  return new Map(rows.map(({ parent, friends, signs }) => [parent, { friends, signs }]))
}
