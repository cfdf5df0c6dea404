import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { oneTimeCode, otpId } from './code.ts'
import { identityErrors } from './errors.ts'
import { newPassword } from './password.ts'

export const resetPassword = operation({
  method: 'POST',
  path: '/member/retrieve/password',
  access: 'guest',
  summary: 'Set a new password by the code sent for a forgotten one; ends every session of the member',
  body: v.object({ otp_id: otpId, code: oneTimeCode, new_password: newPassword }),
  answer: v.object({}),
  refusals: pick(
    identityErrors,
    'code_invalid',
    'code_spent',
    'attempts_exceeded',
    'password_too_short',
    'password_too_long',
    'password_breached',
  ),
})
