import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { shownPassword } from '../identity/password.ts'
import { staffErrors } from './errors.ts'
import { operatorToken } from './operator.ts'

export const signIn = operation({
  method: 'POST',
  path: '/office/api/sign-in',
  access: 'guest',
  summary: 'The first step into the office: a right password gives a ticket for the second',
  body: v.object({
    email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.minLength(3), v.maxLength(100)),
    password: shownPassword,
  }),
  /** Whether the password was drawn for them, so that the second step asks for one of their own. */
  answer: v.object({ ticket: operatorToken, sets_password: v.boolean() }),
  refusals: pick(staffErrors, 'sign_in_refused', 'password_lapsed', 'attempts_exceeded'),
})
