import * as v from 'valibot'
import { operation } from '../operation.ts'

export const closePrompt = operation({
  method: 'POST',
  path: '/member/limit/prompt/close',
  access: 'member',
  summary: 'The member was asked for a limit, whether they set one or not: nobody asks again',
  answer: v.object({ asks: v.literal(false) }),
  refusals: {},
})
