import * as v from 'valibot'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { exclusionErrors } from './errors.ts'
import { requestWords } from './request.ts'

export const requestEnd = operation({
  method: 'POST',
  path: '/member/exclusion/request',
  access: 'member',
  stepUp: true,
  money: true,
  summary: 'Asks in writing for an exclusion to end, once its first six months are over; people look at it',
  body: v.object({ words: requestWords }),
  answer: v.object({ asked_at: seconds }),
  refusals: pick(
    exclusionErrors,
    'exclusion_none',
    'exclusion_first_months',
    'exclusion_same_person',
    'exclusion_request_waiting',
  ),
})
