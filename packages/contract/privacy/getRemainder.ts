import { operation } from '../operation.ts'
import { remainder } from './remainder.ts'

export const getRemainder = operation({
  method: 'GET',
  path: '/member/close/remainder',
  access: 'member',
  summary: 'What the member would give up by closing their account now',
  answer: remainder,
  refusals: {},
})
