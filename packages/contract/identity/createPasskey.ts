import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { identityErrors } from './errors.ts'
import { newPasskey, passkeyId } from './passkey.ts'

export const createPasskey = operation({
  method: 'POST',
  path: '/member/passkey/create',
  access: 'member',
  stepUp: true,
  summary: 'Keep the passkey that a device has made; the member is told of it',
  body: newPasskey,
  answer: v.object({ id: passkeyId, name: v.string() }),
  refusals: {
    ...pick(
      identityErrors,
      'passkey_expired',
      'passkey_elsewhere',
      'passkey_unverified',
      'passkey_refused',
      'passkey_known',
      'passkeys_full',
    ),
    ...pick(generalErrors, 'step_up_required'),
  },
})
