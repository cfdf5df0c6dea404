import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { identityErrors } from './errors.ts'
import { shownPassword } from './password.ts'
import { countryCode, philippineMobile } from './phone.ts'
import { accessToken } from './token.ts'

export const signInWithPassword = operation({
  method: 'POST',
  path: '/member/login',
  access: 'guest',
  summary: 'Exchange a phone and its password for an access token; the answer never tells which of them was wrong',
  body: v.object({ country_code: countryCode, phone: philippineMobile, password: shownPassword }),
  answer: v.object({ token: accessToken }),
  refusals: pick(
    identityErrors,
    'phone_invalid',
    'sign_in_refused',
    'passwords_exceeded',
    'account_closed',
    'passkey_required',
  ),
})
