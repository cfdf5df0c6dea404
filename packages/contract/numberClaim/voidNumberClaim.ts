import * as v from 'valibot'
import { operation } from '../operation.ts'

export const voidNumberClaim = operation({
  method: 'POST',
  path: '/member/number/claim/void',
  access: 'member',
  summary: 'The owner says no: the request to move their account to another number is refused at once',
  answer: v.object({}),
  refusals: {},
})
