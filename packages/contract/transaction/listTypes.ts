import * as v from 'valibot'
import { operation } from '../operation.ts'

export const listTypes = operation({
  method: 'GET',
  path: '/finance/transaction/types',
  access: 'member',
  summary: 'The cash types that a bonus may be of',
  answer: v.object({ d: v.array(v.object({ cash_type: v.number(), name: v.string() })), t: v.number() }),
  refusals: {},
})
