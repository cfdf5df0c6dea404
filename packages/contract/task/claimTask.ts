import * as v from 'valibot'
import { gateErrors } from '../gate/errors.ts'
import { operation } from '../operation.ts'
import { taskErrors } from './errors.ts'

export const claimTask = operation({
  method: 'POST',
  path: '/promo/task/claim',
  access: 'member',
  money: true,
  summary: 'Checks in, or collects what a task has waiting, as far as the caps have room',
  encodings: ['form'],
  body: v.object({
    /** 1 or 100 checks in; any other collects of the task of that type. */
    ty: v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/)),
    /** 1 checks in for yesterday too. */
    make_up: v.optional(v.picklist(['0', '1']), '0'),
  }),
  answer: v.object({
    bonus: v.number(),
    /** What was done and waits for another day, since no more can be collected today before verification. */
    later: v.number(),
    balance: v.string(),
  }),
  refusals: { ...taskErrors, ...gateErrors },
})
