import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { goodsDeskErrors } from './errors.ts'
import { goodsId, goodsPrice } from './goods.ts'

export const proposePrice = operation({
  method: 'POST',
  path: '/office/api/goods/price/propose',
  access: 'staff',
  permission: 'goods.change',
  summary: 'Proposes the least that a thing may cost; a colleague has to agree, and nothing changes before',
  body: v.object({ id: goodsId, price: goodsPrice, reason }),
  answer: v.object({ id: v.string() }),
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(goodsDeskErrors, 'goods_price_waiting') },
})
