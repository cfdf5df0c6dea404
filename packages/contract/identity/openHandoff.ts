import * as v from 'valibot'
import { operation } from '../operation.ts'
import { handoffCode } from './handoff.ts'

export const openHandoff = operation({
  method: 'POST',
  path: '/member/handoff',
  access: 'member',
  readsSession: true,
  summary: 'A code that signs the same member in once, in another window, within a minute',
  answer: v.object({ code: handoffCode }),
  refusals: {},
})
