import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { shownRedemption } from './redemption.ts'

export const getRedemption = operation({
  method: 'GET',
  path: '/member/order/detail',
  access: 'member',
  summary: 'One redemption of the member',
  query: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  answer: shownRedemption,
  refusals: pick(generalErrors, 'not_found'),
})
