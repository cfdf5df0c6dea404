import * as v from 'valibot'
import { operation } from '../operation.ts'

export const signOut = operation({
  method: 'POST',
  path: '/member/logout',
  twin: 'GET',
  access: 'member',
  blockedToo: true,
  summary: 'End this session',
  answer: v.object({}),
  refusals: {},
})
