import type { Parts } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { readOf, sortedPage } from '../../../platform/db/sortedPage.ts'
import { orderOf } from '../../../platform/db/sorting.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { GoodsDeps } from '../deps.ts'
import { countGoods, findGoods, type GoodsFilter, goodsSorting, listGoodsRows } from '../goods.store.ts'
import { viewDeskGoods } from '../goods.view.ts'
import { listAgreed, listAsked } from '../price.store.ts'
import { listStock } from '../stock.store.ts'

type Query = Parts<typeof officeContract.goods.listDeskGoods>['query']

function filterOf({ state, price, w: words }: Query): GoodsFilter {
  return {
    ...(state !== '' && { isOn: state === 'on' }),
    isPriceWaiting: price === 'waiting',
    words: words.toLowerCase().split(/\s+/).filter(Boolean),
  }
}

export function listDeskGoods({ db }: GoodsDeps): Handler<typeof officeContract.goods.listDeskGoods> {
  return async ({ query, caller }) => {
    const filter = filterOf(query)
    const ask = { order: orderOf(goodsSorting, '-place'), cursor: query.cursor, size: query.page_size }
    const page = await db.ref(async tx => {
      if (query.id === '') {
        const rows = await listGoodsRows(tx, filter, readOf(ask))
        return sortedPage(ask, [{ rows, count: await countGoods(tx, filter) }])
      }
      const one = await findGoods(tx, query.id)
      return { rows: one ? [one] : [], total: one ? 1 : 0, next: undefined }
    })
    const ids = page.rows.map(({ id }) => id)
    const stock = await db.app(tx => listStock(tx, ids))
    const prices = await db.ref(async tx => ({ agreed: await listAgreed(tx, ids), asked: await listAsked(tx, ids) }))
    const d = page.rows.map(row => {
      const { id } = row
      const beside = { stock: stock.get(id), agreed: prices.agreed.get(id), asked: prices.asked.get(id) }
      return viewDeskGoods(row, beside, caller.operatorId)
    })
    return done({ d, t: page.total, ...(page.next ? { next: page.next } : {}) })
  }
}
