import type { Database } from '../../platform/db/database.ts'
import { insertGoods } from './goods.store.ts'
import type { GoodsContent } from './readGoodsContent.ts'
import { moveStockRow, openStock } from './stock.store.ts'
import { readWish } from './wish.rules.ts'

/** Loads the goods of the demo into a database that has none of them. What staff have changed stays as it is. */
export async function loadGoods(db: Database, { stores, goods }: GoodsContent, nowMs: number): Promise<void> {
  for (const { id, stock, ...wish } of goods) {
    const read = readWish({ ...wish, stores: wish.product_type === 2 ? stores : [] })
    if (!read.ok) throw new Error(`The goods ${id} cannot be read: ${read.code}.`)
    const isNew = await db.ref(tx => insertGoods(tx, { id, values: read.data, nowMs }))
    if (!isNew) continue
    await db.app(async tx => {
      await openStock(tx, id)
      const move = { goods: id, seq: 0, pieces: stock, reason: 'The first stock', by: 'content', nowMs }
      if (stock > 0) await moveStockRow(tx, move)
    })
  }
}
