import * as v from 'valibot'
import { operation } from '../operation.ts'

export const endOtherSessions = operation({
  method: 'POST',
  path: '/member/session/delete/others',
  access: 'member',
  readsSession: true,
  summary: 'Sign out everywhere but here',
  answer: v.object({ ended: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  refusals: {},
})
