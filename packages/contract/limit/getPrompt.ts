import * as v from 'valibot'
import { operation } from '../operation.ts'

export const getPrompt = operation({
  method: 'GET',
  path: '/member/limit/prompt',
  access: 'member',
  summary: 'Whether the member is asked for a limit before they first pay in: once, and never where they have one',
  answer: v.object({ asks: v.boolean() }),
  refusals: {},
})
