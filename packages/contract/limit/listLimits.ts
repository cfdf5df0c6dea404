import { operation } from '../operation.ts'
import { limitList } from './limit.ts'

export const listLimits = operation({
  method: 'GET',
  path: '/member/limit/list',
  access: 'member',
  summary:
    'Everything that the member can limit: what is set, what of it is used and until when, and what waits to change',
  answer: limitList,
  refusals: {},
})
