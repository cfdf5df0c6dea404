import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { identityErrors } from './errors.ts'
import { newPassword, shownPassword } from './password.ts'

export const changePassword = operation({
  method: 'POST',
  path: '/member/password/update',
  access: 'member',
  stepUp: true,
  summary: 'Set the password; the old one may be left empty where there is none or a code was shown instead',
  body: v.object({ password: v.optional(shownPassword, ''), new_password: newPassword }),
  answer: v.object({}),
  refusals: pick(
    identityErrors,
    'password_wrong',
    'passwords_exceeded',
    'password_too_short',
    'password_too_long',
    'password_breached',
  ),
})
