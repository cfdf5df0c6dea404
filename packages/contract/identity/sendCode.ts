import * as v from 'valibot'
import { codeLimits } from '../limits.ts'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { identityErrors } from './errors.ts'
import { countryCode, philippineMobile } from './phone.ts'

export const sendCode = operation({
  method: 'POST',
  path: '/member/sms',
  access: 'guest',
  summary: 'Send a one-time code by SMS; the answer never tells whether the phone is known',
  body: v.object({
    phone: philippineMobile,
    country_code: countryCode,
    purpose: v.optional(v.picklist(['login']), 'login'),
  }),
  answer: v.object({ id: v.string(), codeLength: v.literal(codeLimits.length), resendAt: seconds }),
  refusals: pick(
    identityErrors,
    'phone_invalid',
    'code_too_soon',
    'codes_exhausted',
    'attempts_exceeded',
    'sms_unavailable',
  ),
})
