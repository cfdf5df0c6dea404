import * as v from 'valibot'
import { identityErrors } from '../identity/errors.ts'
import { countryCode, philippineMobile } from '../identity/phone.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { numberClaimErrors } from './errors.ts'
import { numberClaimLimits } from './numberClaimLimits.ts'

export const openNumberClaim = operation({
  method: 'POST',
  path: '/member/number/claim',
  access: 'guest',
  summary:
    'Asks to move an account to another number, by a code sent to the new one; the answer never tells whether the old one has an account',
  body: v.object({
    old_phone: philippineMobile,
    new_phone: philippineMobile,
    country_code: countryCode,
    otp_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    code: v.pipe(v.string(), v.regex(/^\d{6}$/, identityErrors.code_invalid.text[0])),
    words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(numberClaimLimits.words)), ''),
  }),
  answer: v.object({}),
  refusals: {
    ...pick(identityErrors, 'phone_invalid', 'code_invalid', 'code_spent', 'attempts_exceeded'),
    ...pick(numberClaimErrors, 'number_claim_same', 'number_claim_exhausted'),
  },
})
