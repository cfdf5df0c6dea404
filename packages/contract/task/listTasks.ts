import * as v from 'valibot'
import { operation } from '../operation.ts'
import { newbieClock, task } from './task.ts'

export const listTasks = operation({
  method: 'GET',
  path: '/promo/task/list',
  access: 'member',
  summary:
    'The tasks of the member and how far each is; those of the first week while it is, or while they can be collected',
  answer: v.object({ ...newbieClock, d: v.array(task), last_id: v.string() }),
  refusals: {},
})
