import type { contract } from '@saya/contract'
import { pointsRanges } from '@saya/contract/goods/goods.ts'
import { done } from '@saya/contract/outcome.ts'
import { readOf, sortedPage } from '../../platform/db/sortedPage.ts'
import { orderOf } from '../../platform/db/sorting.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import type { GoodsDeps } from './deps.ts'
import { countGoods, goodsSorting, listGoodsRows } from './goods.store.ts'
import { viewGoods } from './goods.view.ts'
import { listStock } from './stock.store.ts'

const sorts = { '': '-place', 'price:asc': 'price', 'price:desc': '-price' } as const

/** What is on, also where none of it is left: that is said, and nobody looks for it in vain. */
export function listGoods({ db }: GoodsDeps): Handler<typeof contract.goods.listGoods> {
  return async ({ query, visitor }) => {
    const filter = { isOn: true, ...pointsRanges[query.points_range] }
    const ask = { order: orderOf(goodsSorting, sorts[query.sort]), cursor: query.cursor, size: query.page_size }
    const skip = (query.page - 1) * query.page_size
    const { rows, total, next } = await db.ref(async tx =>
      sortedPage(ask, [
        {
          rows: await listGoodsRows(tx, filter, { ...readOf(ask), skip }),
          count: await countGoods(tx, filter),
        },
      ]),
    )
    const stock = await db.app(tx =>
      listStock(
        tx,
        rows.map(({ id }) => id),
      ),
    )
    const d = rows.map(row => viewGoods(row, stock.get(row.id)?.left ?? 0, visitor.language))
    return done({ d, t: total, ...(next ? { next } : {}) })
  }
}
