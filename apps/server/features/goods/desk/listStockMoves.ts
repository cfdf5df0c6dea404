import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { GoodsDeps } from '../deps.ts'
import { listMoves } from '../stock.store.ts'

const most = 100

export function listStockMoves({ db }: GoodsDeps): Handler<typeof officeContract.goods.listStockMoves> {
  return async ({ query: { id } }) => {
    const rows = await db.app(tx => listMoves(tx, id, most))
    return done({
      d: rows.map(row => ({
        pieces: Number(row.pieces),
        left: Number(row.left_pieces),
        reason: row.reason,
        by: row.by_name,
        at: Math.floor(row.at / 1000),
      })),
    })
  }
}
