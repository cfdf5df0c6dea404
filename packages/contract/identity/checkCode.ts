import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { oneTimeCode, otpId } from './code.ts'
import { emailAddress } from './email.ts'
import { identityErrors } from './errors.ts'
import { countryCode, typedPhone } from './phone.ts'

export const checkCode = operation({
  method: 'POST',
  path: '/member/auth/sms',
  access: 'guest',
  summary: 'Check a code without using it up: of a member who changes something, or of whoever forgot the password',
  body: v.object({
    otp_id: otpId,
    code: oneTimeCode,
    country_code: countryCode,
    /** What the code was sent to: the one or the other. */
    phone: v.optional(typedPhone),
    email: v.optional(emailAddress),
  }),
  answer: v.object({}),
  refusals: pick(identityErrors, 'email_invalid', 'code_invalid', 'code_spent', 'attempts_exceeded'),
})
