import * as v from 'valibot'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { goodsId } from './goods.ts'

export const listStockMoves = operation({
  method: 'GET',
  path: '/office/api/goods/stock/list',
  access: 'staff',
  permission: 'goods.list',
  summary: 'The last hundred moves of the stock of goods, the newest first',
  query: v.object({ id: goodsId }),
  answer: v.object({
    d: v.array(v.object({ pieces: v.number(), left: v.number(), reason: v.string(), by: v.string(), at: seconds })),
  }),
  refusals: {},
})
