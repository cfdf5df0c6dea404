import * as v from 'valibot'
import { operation } from '../operation.ts'

export const openChallenge = operation({
  method: 'POST',
  path: '/member/sms/challenge',
  access: 'guest',
  summary: 'A small piece of work, whose result is sent with the next request for a code',
  answer: v.object({ challenge: v.string(), bits: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(32)) }),
  refusals: {},
})
