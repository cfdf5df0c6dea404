import * as v from 'valibot'
import { operation } from '../operation.ts'
import { realityCheck, realityCheckMinutes } from './realityCheck.ts'

export const setEvery = operation({
  method: 'POST',
  path: '/member/reality_check/set',
  access: 'member',
  summary: 'How often the member wants to be told how long they have played',
  body: v.object({
    minutes: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(realityCheckMinutes.least),
      v.maxValue(realityCheckMinutes.most),
    ),
  }),
  answer: realityCheck,
  refusals: {},
})
