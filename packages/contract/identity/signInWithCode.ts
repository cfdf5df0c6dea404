import * as v from 'valibot'
import { codeLimits } from '../limits.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { identityErrors } from './errors.ts'

export const signInWithCode = operation({
  method: 'POST',
  path: '/member/otp/login',
  access: 'guest',
  summary: 'Exchange a one-time code for an access token; a phone not seen before becomes a member',
  body: v.object({
    otp_id: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{16,64}$/)),
    code: v.pipe(v.string(), v.regex(new RegExp(`^\\d{${codeLimits.length}}$`))),
  }),
  answer: v.object({ token: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{43}$/)) }),
  refusals: pick(identityErrors, 'code_invalid', 'attempts_exceeded'),
})
