import { operation } from '../operation.ts'
import { realityCheck } from './realityCheck.ts'

export const getCheck = operation({
  method: 'GET',
  path: '/member/reality_check/detail',
  access: 'member',
  summary: 'Whether the member has to look at how long they have played, and what it came to, before they play on',
  answer: realityCheck,
  refusals: {},
})
