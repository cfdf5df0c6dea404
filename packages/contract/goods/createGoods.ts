import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { goodsDeskErrors } from './errors.ts'
import { goodsId, goodsWish } from './goods.ts'
import { wrongWish } from './wrongWish.ts'

export const createGoods = operation({
  method: 'POST',
  path: '/office/api/goods/create',
  access: 'staff',
  permission: 'goods.change',
  summary: 'Adds goods to the mall, without any in stock',
  body: v.object({ id: goodsId, wish: goodsWish, reason }),
  answer: v.object({ id: v.string() }),
  refusals: { ...wrongWish, ...pick(goodsDeskErrors, 'goods_taken') },
})
