import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { actAs } from '../../staff/index.ts'
import type { GoodsDeps } from '../deps.ts'
import { findGoods } from '../goods.store.ts'
import { listStock, moveStockRow, openStock } from '../stock.store.ts'

/** The act, the move and the note of it are one commit. Sent twice it moves once, since the second has seen another stock. */
export function moveStock({ db, clock }: GoodsDeps): Handler<typeof officeContract.goods.moveStock> {
  return async call => {
    const { id, stock_seq: seq, direction, pieces: moved, reason } = call.body
    const pieces = direction === 'in' ? moved : -moved
    if (!(await db.ref(tx => findGoods(tx, id)))) return refuse('not_found')
    return db.app(async tx => {
      await openStock(tx, id)
      const nowMs = clock.now()
      const left = await moveStockRow(tx, { goods: id, seq, pieces, reason, by: call.caller.email, nowMs })
      if (left === undefined) {
        const stock = (await listStock(tx, [id])).get(id)
        if (stock?.seq !== seq) return refuse('changed_meanwhile')
        return { ...refuse('goods_stock_short'), values: { left: String(stock.left) } }
      }
      const object = { kind: 'goods', id } as const
      await actAs(tx, call, { action: 'goods.stock', object, after: { pieces, left }, reason, nowMs })
      return done({ left, stock_seq: seq + 1 })
    })
  }
}
