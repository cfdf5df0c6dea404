import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { goodsDeskErrors } from './errors.ts'

export const decidePrice = operation({
  method: 'POST',
  path: '/office/api/goods/price/decide',
  access: 'staff',
  permission: 'goods.decide',
  summary:
    'Agrees to the price of a thing that a colleague proposed, or refuses it; what the thing costs is set behind that',
  body: v.object({ id: v.pipe(v.string(), v.uuid()), is_approved: v.boolean(), reason }),
  answer: v.object({ is_approved: v.boolean() }),
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(goodsDeskErrors, 'goods_price_own'),
  },
})
