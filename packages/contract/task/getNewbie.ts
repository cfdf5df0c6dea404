import * as v from 'valibot'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { newbieClock } from './task.ts'

export const getNewbie = operation({
  method: 'GET',
  path: '/promo/task/newbie',
  access: 'member',
  summary: 'The first week of the member, and its check-in',
  answer: v.object({
    ...newbieClock,
    d: v.object({
      start_at: seconds,
      end_at: seconds,
      /** The text of a `CheckInConfig`. */
      config: v.string(),
    }),
  }),
  refusals: {},
})
