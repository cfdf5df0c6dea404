import * as v from 'valibot'
import { operation } from '../operation.ts'
import { taskState } from './task.ts'

export const getDaily = operation({
  method: 'GET',
  path: '/promo/task/daily',
  access: 'member',
  summary: "Today's check-in",
  answer: v.object({
    d: v.object({
      task_state: taskState,
      /** The text of a `CheckInConfig`. */
      config: v.string(),
    }),
  }),
  refusals: {},
})
