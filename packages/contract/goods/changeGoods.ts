import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { goodsId, goodsWish } from './goods.ts'
import { wrongWish } from './wrongWish.ts'
import { rowVersion } from '../rowVersion.ts'

export const changeGoods = operation({
  method: 'POST',
  path: '/office/api/goods/change',
  access: 'staff',
  permission: 'goods.change',
  summary: 'Changes goods, from the version that whoever changes them saw',
  body: v.object({ id: goodsId, version: rowVersion, wish: goodsWish, reason }),
  answer: v.object({ version: v.number() }),
  refusals: { ...wrongWish, ...pick(generalErrors, 'not_found'), ...pick(staffErrors, 'changed_meanwhile') },
})
