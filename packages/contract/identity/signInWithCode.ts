import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { oneTimeCode, otpId } from './code.ts'
import { identityErrors } from './errors.ts'
import { entry } from './token.ts'

export const signInWithCode = operation({
  method: 'POST',
  path: '/member/otp/login',
  access: 'guest',
  summary: 'Exchange a one-time code for an access token; a phone not seen before becomes a member',
  body: v.object({ otp_id: otpId, code: oneTimeCode }),
  answer: entry,
  refusals: pick(
    identityErrors,
    'code_invalid',
    'code_spent',
    'attempts_exceeded',
    'account_closed',
    'passkey_required',
  ),
})
