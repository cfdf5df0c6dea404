import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { oneTimeCode, otpId } from './code.ts'
import { generalErrors } from '../general/errors.ts'
import { identityErrors } from './errors.ts'
import { passkeyProof, passkeyRefusals } from './passkey.ts'
import { shownPassword } from './password.ts'
import { accessToken } from './token.ts'

export const stepUp = operation({
  method: 'POST',
  path: '/member/step-up',
  access: 'member',
  summary:
    'Confirm that it is the member, by a code sent to their own phone, by a passkey or by their password: counts 15 minutes, under a new token',
  body: v.union([
    v.object({ otp_id: otpId, code: oneTimeCode }),
    v.object({ password: shownPassword }),
    v.object({ passkey: passkeyProof }),
  ]),
  answer: v.object({ token: accessToken }),
  refusals: {
    ...pick(
      identityErrors,
      'code_invalid',
      'code_spent',
      'password_invalid',
      'password_too_new',
      'attempts_exceeded',
      'passwords_exceeded',
    ),
    ...passkeyRefusals,
    ...pick(generalErrors, 'invalid_token'),
  },
})
