import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { oneTimeCode, otpId } from './code.ts'
import { identityErrors } from './errors.ts'
import { countryCode, philippineMobile } from './phone.ts'
import { entry } from './token.ts'

const fields = {
  otp_id: v.optional(otpId),
  code: v.optional(oneTimeCode),
  phone: v.optional(philippineMobile),
  country_code: countryCode,
}

export const register = operation({
  method: 'POST',
  path: '/member/reg',
  access: 'guest',
  summary: 'Register by a one-time code, as signing in by one does; takes its fields in the query or in the body',
  query: v.object(fields),
  body: v.optional(v.object(fields)),
  answer: entry,
  refusals: {
    ...pick(
      identityErrors,
      'code_invalid',
      'code_spent',
      'attempts_exceeded',
      'account_closed',
      'passkey_required',
      'phone_invalid',
    ),
    ...pick(generalErrors, 'invalid_request'),
  },
})
