import * as v from 'valibot'
import { operation } from '../operation.ts'

export const cancelRequest = operation({
  method: 'POST',
  path: '/member/exclusion/request/cancel',
  access: 'member',
  summary:
    'Stay excluded: a request to end the exclusion is taken back at once, answered or not, until it is confirmed',
  answer: v.object({
    /** False where none waited. */
    is_cancelled: v.boolean(),
  }),
  refusals: {},
})
