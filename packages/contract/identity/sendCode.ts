import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { codeLimits } from '../limits.ts'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { emailAddress } from './email.ts'
import { identityErrors } from './errors.ts'
import { countryCode, typedPhone } from './phone.ts'
import { proof } from './openChallenge.ts'

/** What a code is good for. One of one purpose is useless for every other. */
export const codePurposes = ['login', 'edit', 'forget', 'step-up', 'claim'] as const

export type CodePurpose = (typeof codePurposes)[number]

export const sendCode = operation({
  method: 'POST',
  path: '/member/sms',
  access: 'guest',
  summary: 'Send a one-time code by SMS or, for a forgotten password, by e-mail; the answer never tells who is known',
  body: v.object({
    // Which of them a purpose needs, and what is wrong with it, the purpose decides.
    phone: v.optional(typedPhone),
    email: v.optional(emailAddress),
    country_code: countryCode,
    purpose: v.optional(v.picklist(codePurposes), 'login'),
    proof: v.optional(proof),
  }),
  answer: v.object({ id: v.string(), codeLength: v.literal(codeLimits.length), resendAt: seconds }),
  refusals: {
    ...pick(generalErrors, 'authentication_required'),
    ...pick(
      identityErrors,
      'phone_invalid',
      'phone_unavailable',
      'email_invalid',
      'code_too_soon',
      'codes_exhausted',
      'attempts_exceeded',
      'human_check_required',
      'network_exhausted',
      'sms_unavailable',
    ),
  },
})
