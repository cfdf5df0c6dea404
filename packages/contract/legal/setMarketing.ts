import * as v from 'valibot'
import { operation } from '../operation.ts'

export const setMarketing = operation({
  method: 'POST',
  path: '/member/consent/marketing',
  access: 'member',
  summary: 'Agree to be sent offers, or withdraw that',
  body: v.object({ is_given: v.boolean() }),
  answer: v.object({ is_given: v.boolean() }),
  refusals: {},
})
