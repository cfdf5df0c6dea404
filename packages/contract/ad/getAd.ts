import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { ad } from './ad.ts'

export const getAd = operation({
  method: 'GET',
  path: '/member/buriedPoint/detail',
  access: 'guest',
  summary: 'The ad that brought a visitor, if it is on',
  query: v.object({ ad_id: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) }),
  answer: ad,
  refusals: pick(generalErrors, 'not_found'),
})
