import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { identityErrors } from './errors.ts'
import { passkeyId, passkeyName } from './passkey.ts'

export const updatePasskey = operation({
  method: 'POST',
  path: '/member/passkey/update',
  access: 'member',
  readsSession: true,
  summary: 'Call an own passkey otherwise',
  body: v.object({ id: passkeyId, name: passkeyName }),
  answer: v.object({}),
  refusals: { ...pick(identityErrors, 'passkey_name_invalid'), ...pick(generalErrors, 'not_found') },
})
