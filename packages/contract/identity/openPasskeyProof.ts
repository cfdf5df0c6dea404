import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { passkeyDescriptor } from './passkey.ts'

/** What showing a passkey is good for. A proof of one is useless for the other. */
export const passkeyPurposes = ['login', 'step-up'] as const

export const openPasskeyProof = operation({
  method: 'POST',
  path: '/member/passkey/proof/open',
  access: 'guest',
  summary: 'What a device is asked to sign with a passkey: good once, for five minutes, in this browser',
  body: v.object({ purpose: v.picklist(passkeyPurposes) }),
  /** As browsers take it: the options of a request, in JSON. Who logs in is not known, so no passkey is named. */
  answer: v.object({
    challenge: v.string(),
    rpId: v.string(),
    timeout: v.number(),
    userVerification: v.literal('required'),
    allowCredentials: v.array(passkeyDescriptor),
  }),
  refusals: pick(generalErrors, 'authentication_required'),
})
