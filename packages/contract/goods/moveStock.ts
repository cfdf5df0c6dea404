import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { goodsDeskErrors } from './errors.ts'
import { goodsId } from './goods.ts'
import { rowVersion } from '../rowVersion.ts'

export const moveStock = operation({
  method: 'POST',
  path: '/office/api/goods/stock',
  access: 'staff',
  permission: 'goods.stock',
  summary: 'Puts pieces into the stock, or takes some out of it, from what whoever does so saw',
  body: v.object({
    id: goodsId,
    stock_seq: rowVersion,
    /** Which way they go. How many is never less than one, so that nothing goes out by an act that puts in. */
    direction: v.picklist(['in', 'out']),
    pieces: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
    reason,
  }),
  answer: v.object({ left: v.number(), stock_seq: v.number() }),
  refusals: {
    ...pick(goodsDeskErrors, 'goods_stock_short'),
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
  },
})
