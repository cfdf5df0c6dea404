import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { identityErrors } from './errors.ts'
import { passkeyDescriptor } from './passkey.ts'

export const openPasskey = operation({
  method: 'POST',
  path: '/member/passkey/open',
  access: 'member',
  stepUp: true,
  summary: 'What a browser is asked for to make a passkey, for whoever has just shown a code or a passkey',
  /** As browsers take it: the options of a new credential, in JSON. */
  answer: v.object({
    challenge: v.string(),
    rp: v.object({ id: v.string(), name: v.string() }),
    user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
    pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
    timeout: v.number(),
    excludeCredentials: v.array(passkeyDescriptor),
    authenticatorSelection: v.object({
      residentKey: v.literal('required'),
      requireResidentKey: v.literal(true),
      userVerification: v.literal('required'),
    }),
    attestation: v.literal('none'),
  }),
  refusals: {
    ...pick(identityErrors, 'passkeys_full', 'passkeys_exhausted'),
    ...pick(generalErrors, 'step_up_required'),
  },
})
