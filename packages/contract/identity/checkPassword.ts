import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { generalErrors } from '../general/errors.ts'
import { identityErrors } from './errors.ts'
import { shownPassword } from './password.ts'
import { accessToken } from './token.ts'

export const checkPassword = operation({
  method: 'POST',
  path: '/member/auth/password',
  access: 'member',
  summary:
    'Check the old password; one that is right and no younger than 72 hours confirms that it is the member, under a new token',
  body: v.object({ password: shownPassword }),
  answer: v.object({ token: v.optional(accessToken) }),
  refusals: {
    ...pick(identityErrors, 'password_wrong', 'passwords_exceeded'),
    ...pick(generalErrors, 'invalid_token'),
  },
})
