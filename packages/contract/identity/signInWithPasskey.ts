import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { identityErrors } from './errors.ts'
import { passkeyProof, passkeyRefusals } from './passkey.ts'
import { accessToken } from './token.ts'

export const signInWithPasskey = operation({
  method: 'POST',
  path: '/member/passkey/login',
  access: 'guest',
  summary: 'Exchange what a passkey has signed for an access token',
  body: passkeyProof,
  answer: v.object({ token: accessToken }),
  refusals: { ...passkeyRefusals, ...pick(identityErrors, 'account_closed') },
})
