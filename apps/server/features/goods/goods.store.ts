import type { GoodsGift, DeliverMethod, ProductType } from '@saya/contract/goods/goods.ts'
import { type Selectable, sql } from 'kysely'
import { countRows } from '../../platform/db/countRows.ts'
import type { RefTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { SortedRead } from '../../platform/db/sortedPage.ts'
import { inOrder, type Sorting, standsBehind } from '../../platform/db/sorting.ts'
import type { RefTables } from '../../platform/db/tables.gen.ts'
import { touchContent } from '../game/index.ts'

/** All of goods that staff say, as it is kept. */
export interface GoodsValues {
  readonly name_en: string
  readonly name_tl: string
  readonly summary_en: string
  readonly summary_tl: string
  readonly imgs: string[]
  readonly price: bigint
  readonly product_type: ProductType
  readonly deliver_method: DeliverMethod
  readonly stores: string[]
  readonly gives: GoodsGift
  readonly gives_amount: bigint
  readonly most_per_person: number
  readonly delivery_days: number
  readonly delivery_en: string
  readonly delivery_tl: string
  readonly refund_en: string
  readonly refund_tl: string
  readonly sorting: bigint
  readonly is_on: boolean
}

export interface Goods extends GoodsValues {
  readonly id: string
  readonly version: number
  readonly updated_at: number
}

function goodsOf(row: Selectable<RefTables['goods']>): Goods {
  return row as Goods
}

export const goodsSorting: Sorting<Goods, 'place' | 'price'> = {
  keys: {
    place: { column: 'sorting', isTime: false, of: row => row.sorting },
    price: { column: 'price', isTime: false, of: row => row.price },
  },
  id: { column: 'id', type: 'text', of: row => row.id },
}

export interface GoodsFilter {
  /** Nothing is both. */
  readonly isOn?: boolean
  readonly least?: number
  readonly most?: number | null
  /** Each of them stands in a name or in the id. */
  readonly words?: readonly string[]
  /** Those alone of which a price waits for a decision. */
  readonly isPriceWaiting?: boolean
}

function chosen(tx: RefTx, { isOn, least = 0, most = null, words = [], isPriceWaiting = false }: GoodsFilter) {
  const query = tx
    .selectFrom('goods')
    .$if(isOn !== undefined, query => query.where('is_on', '=', isOn ?? true))
    .$if(least > 0, query => query.where('price', '>=', BigInt(least)))
    .$if(most !== null, query => query.where('price', '<=', BigInt(most ?? 0)))
    .$if(isPriceWaiting, query =>
      query.where('id', 'in', tx.selectFrom('thing_price').select('goods').where('status', '=', 'proposed')),
    )
  return words.reduce(
    (narrowed, word) =>
      narrowed.where(sql<boolean>`position(${word} in lower(name_en || ' ' || name_tl || ' ' || id)) > 0`),
    query,
  )
}

interface GoodsRead extends SortedRead<Goods> {
  /** So many before the first, where no place is said. */
  readonly skip?: number
}

export async function listGoodsRows(
  tx: RefTx,
  filter: GoodsFilter,
  { order, place, size, skip = 0 }: GoodsRead,
): Promise<readonly Goods[]> {
  const rows = await chosen(tx, filter)
    .selectAll()
    .where(standsBehind(order, place))
    .orderBy(inOrder(order))
    .offset(place ? 0 : skip)
    .limit(size)
    .execute()
  return rows.map(goodsOf)
}

/** How many there are, exactly up to a thousand. */
export function countGoods(tx: RefTx, filter: GoodsFilter): Promise<number> {
  return countRows(tx, chosen(tx, filter).select('id'))
}

export async function findGoods(tx: RefTx, id: string): Promise<Goods | undefined> {
  const row = await tx.selectFrom('goods').selectAll().where('id', '=', id).executeTakeFirst()
  return row && goodsOf(row)
}

/** The goods that give tickets, with what bounds how many a member has of them. */
export async function listTicketGoods(tx: RefTx) {
  const rows = await tx
    .selectFrom('goods')
    .select(['id', 'gives_amount', 'most_per_person', 'is_on'])
    .where('gives', '=', 'ticket')
    .execute()
  return rows.map(({ gives_amount: tickets, ...row }) => {
    return { ...row, gives: 'ticket' as const, gives_amount: Number(tickets) }
  })
}

interface Change {
  readonly id: string
  readonly values: GoodsValues
  readonly nowMs: number
}

/** False where there is one of the id. */
export async function insertGoods(tx: RefTx, { id, values, nowMs }: Change): Promise<boolean> {
  const added = await tx
    .insertInto('goods')
    .values({ id, ...values, updated_at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  // The frame of the mall is rendered from goods, and kept until shared content changes.
  if (added) await touchContent(tx)
  return added !== undefined
}

/** False where it is another version by now. */
export async function setGoods(tx: RefTx, version: number, { id, values, nowMs }: Change): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('goods')
    .set({ ...values, version: version + 1, updated_at: instant(nowMs) })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 1n) await touchContent(tx)
  return numUpdatedRows === 1n
}
