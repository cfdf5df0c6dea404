import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from './errors.ts'
import { newStaffPassword, operatorToken } from './operator.ts'

export const proveCode = operation({
  method: 'POST',
  path: '/office/api/sign-in/code',
  access: 'guest',
  summary: "The second step: the ticket and a code of the operator's own device, or one of their recovery codes",
  body: v.object({
    ticket: operatorToken,
    code: v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(48)),
    new_password: v.optional(newStaffPassword),
  }),
  answer: v.object({ token: operatorToken, recovery_codes_left: v.number() }),
  refusals: pick(
    staffErrors,
    'code_refused',
    'ticket_expired',
    'password_needed',
    'password_short',
    'password_known',
    'attempts_exceeded',
  ),
})
