import * as v from 'valibot'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'

export const listConsents = operation({
  method: 'POST',
  path: '/member/consent/list',
  access: 'member',
  summary: 'What the member agreed to, newest first, and whether offers may be sent',
  answer: v.object({
    d: v.array(
      v.object({
        document: v.string(),
        version: v.pipe(v.number(), v.integer()),
        given_at: seconds,
        /** 0 while it stands. */
        withdrawn_at: seconds,
      }),
    ),
    marketing: v.object({ is_given: v.boolean(), text: v.tuple([v.string(), v.string()]) }),
  }),
  refusals: {},
})
