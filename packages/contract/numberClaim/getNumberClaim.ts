import * as v from 'valibot'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'

export const getNumberClaim = operation({
  method: 'POST',
  path: '/member/number/claim/detail',
  access: 'member',
  summary: 'Whether somebody asks to move the account of whoever asks to another number, which is masked',
  answer: v.object({
    is_open: v.boolean(),
    /** Empty and 0 where nobody asks. */
    new_phone: v.string(),
    asked_at: seconds,
  }),
  refusals: {},
})
