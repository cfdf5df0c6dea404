import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { depositDetail } from './depositDetail.ts'
import { depositErrors } from './errors.ts'

export const getDeposit = operation({
  method: 'GET',
  path: '/finance/deposit/detail',
  access: 'member',
  summary: "One of the member's deposits; while it is pending, the gateway is asked how it stands",
  query: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  answer: depositDetail,
  refusals: pick(depositErrors, 'deposit_not_found'),
})
