import * as v from 'valibot'
import { day } from '../day.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { signInDay } from './task.ts'

/** A calendar shows no more at once. */
export const mostSignInDays = 62

export const listSignIns = operation({
  method: 'GET',
  path: '/promo/sign/history',
  access: 'member',
  summary: 'On which days the member has checked in, from the first day to the last',
  query: v.object({ start_time: day, end_time: day }),
  answer: v.object({ d: v.array(signInDay) }),
  refusals: pick(generalErrors, 'invalid_request'),
})
